import { createInvalidRequests } from '../../src/adapters/discord/invalid-requests.ts';
import type { DiscordOptions } from '../../src/adapters/discord/discord.ts';
import { noPictures } from './no-pictures.ts';
import { recordsInMemory } from './records-in-memory.ts';

const clock = (): number => performance.now();

/** What an adapter of Discord needs beside token, address, chat and log. */
export function discordPorts(): Omit<DiscordOptions, 'token' | 'apiUrl' | 'chat' | 'log'> {
  return {
    renderPng: noPictures,
    records: recordsInMemory(),
    metrics: { acknowledged: () => {}, acknowledgementRefused: () => {} },
    invalidRequests: createInvalidRequests(clock),
    now: Date.now,
    clock,
  };
}

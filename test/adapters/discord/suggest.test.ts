import { describe, expect, it, vi } from 'vitest';
import { log, messages, server, suggestPlaces, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';

useDiscordAdapter();

describe('autocomplete', () => {
  it('suggests places, whose ids come back as the value of the option', async () => {
    suggestPlaces.mockResolvedValue([
      { label: 'Brest, Brittany, France', placeId: 'geonames:3030300' },
      { label: 'B'.repeat(150), placeId: '48.3830,-4.4950' },
      { label: 'too long to come back', placeId: `station:${'x'.repeat(100)}` },
    ]);
    const user77 = { locale: 'fr', userId: '300000000000000077', guild: true };
    const choices = await server.autocomplete('tide', { place: 'Bre', days: 3 }, 'place', user77);
    expect(choices).toEqual([
      { name: 'Brest, Brittany, France', value: 'geonames:3030300' },
      { name: `${'B'.repeat(99)}…`, value: '48.3830,-4.4950' },
    ]);
    expect(suggestPlaces).toHaveBeenCalledExactlyOnceWith(
      {
        user: { platform: 'discord', id: user77.userId, name: '@ada', language: 'fr' },
        channel: expect.objectContaining({ platform: 'discord', id: server.channelId }),
      },
      'Bre',
      25,
    );
    await server.command('tide', { place: 'geonames:3030300' }).reply();
    expect(messages[0]?.input).toMatchObject({ options: { place: 'geonames:3030300' } });
  });

  it('suggests places in subcommands, and before anything is typed', async () => {
    suggestPlaces.mockResolvedValue([]);
    expect(await server.autocomplete('place save', { name: 'boat', place: '' }, 'place')).toEqual([]);
    expect(suggestPlaces.mock.lastCall?.[1]).toBe('');
  });

  it('logs a bug', async () => {
    suggestPlaces.mockRejectedValueOnce(new Error('a bug')).mockResolvedValueOnce([]);
    const answered = vi.fn();
    void server.autocomplete('tide', { place: 'Bre' }, 'place').then(answered, () => {});
    await expect.poll(() => log.bug).toHaveBeenCalledOnce();
    // What is asked next is answered, and the one before it still is not.
    expect(await server.autocomplete('tide', { place: 'Bres' }, 'place')).toEqual([]);
    expect(answered).not.toHaveBeenCalled();
  });
});

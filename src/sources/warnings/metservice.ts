import { minuteMs } from '../../domain/time.ts';
import type { Sender } from './cap.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { isInBox, type WarningSource } from './source.ts';

const newZealand = [-53, 165, -28, -175] as const;

/** MetService of New Zealand (alerts.metservice.com/cap): a list in RSS of alerts in CAP. */
export function metservice(settings: WarningSettings): WarningSource {
  return {
    name: 'metservice-warnings',
    attribution: 'MetService',
    licence: 'CC BY 4.0',
    freshMs: 5 * minuteMs,
    feedsAt: (point) => (isInBox(point, newZealand) ? ['new-zealand'] : []),
    requests: () => [{ url: `${addressOf(settings, 'metservice-warnings')}/cap/rss` }],
    listReader: 'rss',
    reader: 'metservice',
  };
}

export const metserviceSender: Sender = {
  source: 'metservice-warnings',
  office: 'MetService',
  link: 'https://www.metservice.com/warnings/home',
  language: 'en-NZ',
};

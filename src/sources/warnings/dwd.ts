import { minuteMs } from '../../domain/time.ts';
import type { Sender } from './cap.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { isInBox, type WarningSource } from './source.ts';

/**
 * Deutscher Wetterdienst (opendata.dwd.de/weather/alerts/cap): all warnings in force as CAP files in a ZIP archive, in
 * German and English, with the outlines of the municipalities joined.
 */
const archive =
  '/weather/alerts/cap/COMMUNEUNION_DWD_STAT/Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip';

const germany = [47.2, 5.8, 55.2, 15.1] as const;

export function dwd(settings: WarningSettings): WarningSource {
  return {
    name: 'dwd-warnings',
    attribution: 'Deutscher Wetterdienst',
    licence: 'CC BY 4.0',
    freshMs: 5 * minuteMs,
    feedsAt: (point) => (isInBox(point, germany) ? ['germany'] : []),
    requests: () => [{ url: `${addressOf(settings, 'dwd-warnings')}${archive}`, isBinary: true }],
    reader: 'dwd',
  };
}

export const dwdSender: Sender = {
  source: 'dwd-warnings',
  office: 'Deutscher Wetterdienst',
  link: 'https://www.dwd.de/warnungen',
  language: 'de-DE',
};

import { readCap, readRss } from './cap.ts';
import { dwdSender } from './dwd.ts';
import { environmentCanadaFormat } from './environment-canada.ts';
import { readHongKong } from './hong-kong.ts';
import { readJma } from './jma.ts';
import { readJsonFormat } from './json-format.ts';
import { metEireannFormat } from './met-eireann.ts';
import { metNorwaySender } from './met-norway.ts';
import { readMeteoalarm } from './meteoalarm.ts';
import { toBulletin } from './message.ts';
import { metserviceSender } from './metservice.ts';
import { nwsFormat } from './nws.ts';
import { readOutlines } from './read-outlines.ts';
import { unzip } from './unzip.ts';

type Bodies = readonly string[];

/** What reads the bodies of upstreams, in a thread of its own. Each throws where a body is not as documented. */
export const readers = {
  dwd: ([body = '']: Bodies) => toBulletin(readCap(dwdSender, unzip(Buffer.from(body, 'latin1')))),
  environmentCanada: (bodies: Bodies) => toBulletin(readJsonFormat(environmentCanadaFormat, bodies)),
  hongKong: (bodies: Bodies) => toBulletin(readHongKong(bodies)),
  jma: (bodies: Bodies) => toBulletin(readJma(bodies)),
  metEireann: (bodies: Bodies) => toBulletin(readJsonFormat(metEireannFormat, bodies)),
  metNorway: (bodies: Bodies) => toBulletin(readCap(metNorwaySender, bodies)),
  meteoalarm: (bodies: Bodies) => toBulletin(readMeteoalarm(bodies)),
  metservice: (bodies: Bodies) => toBulletin(readCap(metserviceSender, bodies)),
  nws: (bodies: Bodies) => toBulletin(readJsonFormat(nwsFormat, bodies)),
  rss: readRss,
  outlines: readOutlines,
};
export type ReaderName = keyof typeof readers;

/** Reads bodies. Rejects with an error whose message says what does not fit. */
export type Read = <Name extends ReaderName>(
  reader: Name,
  bodies: Bodies,
) => Promise<ReturnType<(typeof readers)[Name]>>;

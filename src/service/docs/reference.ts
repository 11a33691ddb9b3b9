import { attributeMeanings, refusals, responseHeaders, unitNames } from '../../contract/index.ts';
import { stationReachKm } from '../../domain/tide/index.ts';
import {
  attributeNames,
  factsOf,
  groups,
  publishedSources,
  regions,
  sourceFacts,
  type Group,
  type PublishedSource,
} from '../../domain/weather/index.ts';
import { paragraphs, section, tableOf } from './html.ts';

/** The addresses that calendar programs subscribe to. */
export function calendars(): string {
  return section(
    'calendars',
    'Calendars',
    paragraphs(
      'Calendar programs can send no key. The operator makes you a secret address for one place and datum with ' +
        '`npm run keys -- feed create KEY-ID "lat=48.383&lng=-4.495&datum=LAT"`: subscribe to it in your calendar. It has ' +
        'the high and low waters from yesterday to 31 days ahead, and costs 1 unit of your key whenever the program finds ' +
        'something new.',
      'Whoever knows the address can read that calendar, and nothing else. `npm run keys -- feed revoke FEED-ID` ends it, ' +
        'as revoking the key does. To download a calendar once, ask for extremes with `format=ics`.',
    ),
  );
}

/** The levels that tide heights are above. */
export function datums(): string {
  const rows = [
    ['`HAT`', 'highest astronomical tide'],
    ['`MHHW`', 'mean higher high water'],
    ['`MHW`', 'mean high water'],
    ['`MSL`', 'mean sea level; the default of `/v2`'],
    ['`MLW`', 'mean low water'],
    ['`MLLW`', 'mean lower low water; the default of `/v1`, which has only this and `MSL`'],
    ['`LAT`', 'lowest astronomical tide; the chart datum of most countries'],
  ];
  return section(
    'datums',
    'Datums',
    paragraphs(
      'Heights are metres above a level, the datum. They are never the depth of the water. `meta.offset` is the datum ' +
        'asked for above mean sea level, so that heights can be carried to another one; a station’s own datums are at ' +
        '`/v2/tide/stations/{id}`, and `chartDatum` is the one of the nautical charts there. Where an office’s tables count from a zero of their own, ' +
        '`officeDatum` says how far it is above `LAT`: heights above it are those above `LAT` less `aboveLat`.',
    ),
    tableOf(['Datum', 'Heights are above'], rows),
  );
}

/** The attributes of the weather with their units. */
export function attributes(): string {
  const rows = attributeNames.map((name) => {
    const { unit, bounds, byDefault, marine, pointOnly } = factsOf(name);
    const remarks = [
      ...(byDefault ? [] : ['only where asked for']),
      ...(marine ? ['at sea and on the coast'] : []),
      ...(pointOnly ? ['not in areas'] : []),
    ];
    const range = bounds.map((one) => String(one).replace('-', '−')).join(' to ');
    return [`\`${name}\``, attributeMeanings[name], unitNames[unit], range, remarks.join('; ')];
  });
  return section(
    'attributes',
    'Weather attributes',
    paragraphs(
      'Values outside the range of an attribute are errors of their source and left out. Directions are those that wind, ' +
        'waves and water come from.',
    ),
    tableOf(['Attribute', 'Meaning', 'Unit', 'Range', 'Remarks'], rows),
  );
}

/** The sources of the weather with their grids, reaches and licences. */
export function sources(): string {
  const rows = (Object.keys(publishedSources) as PublishedSource[]).map((name) => {
    const { title, resolutionDeg, spanHours, licence, attribution, remark } = sourceFacts(name);
    const credit = [attribution, remark].filter(Boolean).join('. ');
    return [`\`${name}\``, title, `${resolutionDeg}°`, `${spanHours} h`, licence, credit];
  });
  return section(
    'sources',
    'Weather sources and licences',
    paragraphs(
      'Values of past days stand under the source that keeps them. Heights, periods and directions are as each source ' +
        'defines them: never compare periods of two sources. The sea ice cover has no open source yet. `meta.sources` has ' +
        'the credit to print for each answer, and a station its own `attribution` and `licence`.',
    ),
    tableOf(['Source', 'Models', 'Grid', 'Reach', 'Licence', 'Credit and remarks'], rows),
  );
}

/** The order of the sources that `sg` is picked by. */
export function handpicked(): string {
  const rows = regions.map(({ name, priority }) => [
    name,
    ...(Object.keys(groups) as Group[]).map((group) => priority[group].join('\u00A0› ')),
  ]);
  return section(
    'handpicked',
    'The handpicked source sg',
    paragraphs(
      'For each hour and attribute `sg` is exactly one source’s value, never a mean: the first of its region that has one. ' +
        'Height, direction and period of one wave system come from one source wherever it has all three. The order is an ' +
        'editor’s, the finest model first; `dmi` (Danish Meteorological Institute, CC BY 4.0) and `analysis` (ECMWF and ' +
        'Copernicus, history since 2017) stand in `sg` only.',
      `\`seaLevel\` is the tide of the nearest station within ${stationReachKm} km, above MLLW.`,
    ),
    tableOf(['Region', ...Object.keys(groups)], rows),
  );
}

/** The limits of requests and of answers. */
export function limits(): string {
  const rows = [
    [
      'Tide',
      '31 days from `start`, 10 where `start` is before today; a longer interval is cut, and `meta.notes` says so',
    ],
    ['Weather at a point', '241 hours from `start`; a longer interval is cut, and `meta.notes` says so'],
    ['Weather of an area', 'one UTC day and 100 points; more is refused'],
    ['Astronomy', '31 days; more is refused'],
    ['Earliest', 'tide 2018-03-01, weather 2017-01-01; timestamps from 1900 to 2100'],
    ['Rounding', 'extremes to the minute and the millimetre, sea level to the centimetre, weather to the hundredth'],
    ['Distances', 'great circles in whole kilometres'],
    ['Address and headers', '4096 characters and 8 KiB; more is refused'],
    ['Under load', 'a request that would wait for 0.4 s is refused with 503 and `Retry-After`'],
  ];
  return section(
    'limits',
    'Limits',
    paragraphs(
      'What is asked is given, refused, or said: `meta.notes` has a sentence for each thing that was cut, ignored or left ' +
        'out, and is absent where there was none. Answers without `meta`, such as a table or a calendar, have the header ' +
        '`X-Notes` instead. Unknown parameters are ignored, and of a repeated one the last counts.',
    ),
    tableOf(['What', 'Limit'], rows),
  );
}

/** The costs of requests and the daily quota. */
export function costs(): string {
  return section(
    'costs',
    'Costs and quota',
    paragraphs(
      'A point costs 1 unit, lists of stations nothing, an area ½ a unit a point. The quota of a key begins anew at 00:00 ' +
        'UTC. Refused and failed requests cost nothing, nor does an answer that you have already: send its `ETag` as ' +
        '`If-None-Match` for a 304.',
      '`meta` has `cost`, `requestCount` and `dailyQuota`; the headers `X-RateLimit-Limit`, `-Remaining` and `-Reset` say ' +
        'the same.',
    ),
  );
}

/** The statuses of errors, and the headers. */
export function errors(): string {
  const rows = Object.entries(refusals).map(([status, { description }]) => [
    status === 'default' ? 'others' : `\`${status}\``,
    description,
  ]);
  return section(
    'errors',
    'Errors',
    paragraphs(
      'Every error is JSON of one shape: `errors` has sentences by the name of what is wrong, a list of them for a ' +
        'parameter and one for `key` and `service`. All mistakes of a request come together. First the key is checked, ' +
        'then every parameter, then the quota.',
    ),
    tableOf(['Status', 'Meaning'], rows),
  );
}

/** The headers of responses. */
export function headers(): string {
  const rows = Object.entries(responseHeaders).map(([name, { description }]) => [`\`${name}\``, description]);
  return section('headers', 'Headers of responses', tableOf(['Header', 'Meaning'], rows));
}

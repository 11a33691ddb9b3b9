import { attributeMeanings, refusals, responseHeaders, unitNames } from '../../contract/index.ts';
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
import { tableOf } from './html.ts';

/** The tables of the documentation that are made from what the service itself goes by. */
export const tables: Readonly<Record<string, () => string>> = { attributes, sources, handpicked, errors, headers };

/** The attributes of the weather with their units. */
function attributes(): string {
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
  return tableOf(['Attribute', 'Meaning', 'Unit', 'Range', 'Remarks'], rows);
}

/** The sources of the weather with their grids, reaches and licences. */
function sources(): string {
  const rows = (Object.keys(publishedSources) as PublishedSource[]).map((name) => {
    const { title, resolutionDeg, spanHours, licence, attribution, remark } = sourceFacts(name);
    const credit = [attribution, remark].filter(Boolean).join('. ');
    return [`\`${name}\``, title, `${resolutionDeg}°`, `${spanHours} h`, licence, credit];
  });
  return tableOf(['Source', 'Models', 'Grid', 'Reach', 'Licence', 'Credit and remarks'], rows);
}

/** The order of the sources that `sg` is picked by. */
function handpicked(): string {
  const rows = regions.map(({ name, priority }) => [
    name,
    ...(Object.keys(groups) as Group[]).map((group) => priority[group].join('\u00A0› ')),
  ]);
  return tableOf(['Region', ...Object.keys(groups)], rows);
}

/** The statuses of errors. */
function errors(): string {
  const rows = Object.entries(refusals).map(([status, { description }]) => [
    status === 'default' ? 'others' : `\`${status}\``,
    description,
  ]);
  return tableOf(['Status', 'Meaning'], rows);
}

/** The headers of responses. */
function headers(): string {
  const rows = Object.entries(responseHeaders).map(([name, { description }]) => [`\`${name}\``, description]);
  return tableOf(['Header', 'Meaning'], rows);
}

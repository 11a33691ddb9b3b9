import { attributeMeanings, refusals, responseHeaders, unitNames } from '../../contract/index.ts';
import * as weather from '../../domain/weather/index.ts';
import { tableOf, type Say } from './html.ts';

/** The tables of the documentation that are made from what the service itself goes by. */
export const tables: Readonly<Record<string, (say: Say) => string>> = {
  attributes,
  sources,
  handpicked,
  errors: (say) => described(['Status', 'Meaning'], refusals, say),
  headers: (say) => described(['Header', 'Meaning'], responseHeaders, say),
};

function attributes(say: Say): string {
  const rows = weather.attributeNames.map((name) => {
    const { unit, bounds, byDefault, marine, pointOnly, isAdded } = weather.factsOf(name);
    const remarks = [
      ...(byDefault ? [] : ['only where asked for']),
      ...(isAdded ? ['only under `/v2`'] : []),
      ...(marine ? ['at sea and on the coast'] : []),
      ...(pointOnly ? ['not in areas'] : []),
    ];
    const range = bounds.map((one) => String(one).replace('-', '−')).join(' … ');
    return [`\`${name}\``, say(attributeMeanings[name]), say(unitNames[unit]), range, remarks.map(say).join('; ')];
  });
  return tableOf(['Attribute', 'Meaning', 'Unit', 'Range', 'Remarks'].map(say), rows);
}

function sources(say: Say): string {
  const rows = (Object.keys(weather.publishedSources) as weather.PublishedSource[]).map((name) => {
    const { title, resolutionDeg, spanHours, licence, attribution, remark } = weather.sourceFacts(name);
    const credit = [attribution, ...(remark === undefined ? [] : [say(remark)])].filter(Boolean).join('. ');
    return [`\`${name}\``, title, `${resolutionDeg}°`, `${spanHours} h`, say(licence), credit];
  });
  return tableOf(['Source', 'Models', 'Grid', 'Reach', 'Licence', 'Credit and remarks'].map(say), rows);
}

/** The order of the sources that `sg` is picked by. */
function handpicked(say: Say): string {
  const names = Object.keys(weather.groups) as weather.Group[];
  const rows = weather.regions.map(({ name, priority }) => [
    say(name),
    ...names.map((group) => priority[group].join('\u00A0› ')),
  ]);
  return tableOf(['Region', ...names].map(say), rows);
}

function described(head: readonly string[], all: Readonly<Record<string, { readonly description: string }>>, say: Say) {
  const nameOf = (name: string): string => (name === 'default' ? say('others') : `\`${name}\``);
  const rows = Object.entries(all).map(([name, { description }]) => [nameOf(name), say(description)]);
  return tableOf(head.map(say), rows);
}

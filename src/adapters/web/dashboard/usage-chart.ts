import { html } from 'hono/html';
import type { Words } from '../../../words.ts';
import { template, type Html } from '../template.ts';
import type { Dashboard } from '../ports.ts';
import { table } from './form.ts';

type Usage = Awaited<ReturnType<Dashboard['usage']>>;

/** As many colours as readers distinguish; the last one is for all other endpoints. */
const colours = 5;
const barWidth = 20;
const barStep = 26;
const chartHeight = 160;

/** Units by day as stacked bars, an endpoint each, with the numbers in a table. */
export function usageChart(words: Words, { days, used }: Usage): Html {
  if (used.length === 0) return html`<p class="muted">${words.say('dashboard-no-usage')}</p>`;
  const names = namesByUnits(used);
  const stacks = days.map((day) => names.map((name) => unitsOf(used, day, name, names)));
  const most = Math.max(...stacks.map((stack) => stack.reduce((sum, units) => sum + units, 0)));
  const label = (name: string): string => (name === others ? words.say('dashboard-other-endpoints') : name);
  return template('usage', words, {
    most: words.say('dashboard-units', { count: most }),
    width: days.length * barStep,
    height: chartHeight,
    bars: stacks.map((stack, i) => {
      const parts = names.flatMap((name, k) => (stack[k] ? `${label(name)} ${stack[k]}` : []));
      return bar(stack, i, most, `${dayText(words, days[i])}: ${parts.join(', ')}`);
    }),
    first: dayText(words, days[0]),
    last: dayText(words, days.at(-1)),
    series: names.map((name, i) => ({ number: i + 1, endpoint: label(name) })),
    table: usageTable(words, used),
  });
}

/** One bar, the most used endpoint at its foot. */
function bar(stack: readonly number[], index: number, most: number, title: string): Html {
  let top = chartHeight;
  const x = index * barStep + (barStep - barWidth) / 2;
  const parts = stack.map((units, i) => {
    if (units === 0) return '';
    const height = (units / most) * chartHeight;
    const [y, tall] = [(top -= height).toFixed(1), height.toFixed(1)];
    return html`<rect class="series-${i + 1}" x="${x}" y="${y}" width="${barWidth}" height="${tall}"></rect>`;
  });
  return parts.every((part) => part === '') ? html`` : html`<g><title>${title}</title>${parts}</g>`;
}

function usageTable(words: Words, used: Usage['used']): Html {
  const columns = ['dashboard-day', 'dashboard-endpoint', 'dashboard-quota-units'];
  const rows = used.map(({ day, endpoint, units }) => [dayText(words, day), html`<code>${endpoint}</code>`, units]);
  return table(words, columns, rows.toReversed());
}

const others = '';

/** The most used endpoints first; beyond the colours, one name for all others. */
function namesByUnits(used: Usage['used']): readonly string[] {
  const totals = new Map<string, number>();
  for (const { endpoint, units } of used) totals.set(endpoint, (totals.get(endpoint) ?? 0) + units);
  const names = [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  return names.length <= colours ? names : [...names.slice(0, colours - 1), others];
}

function unitsOf(used: Usage['used'], day: string, name: string, names: readonly string[]): number {
  return used
    .filter((one) => one.day === day && (name === others ? !names.includes(one.endpoint) : one.endpoint === name))
    .reduce((sum, { units }) => sum + units, 0);
}

function dayText({ language }: Words, day = ''): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day));
}

import {
  isPresetName,
  parseConditions,
  writeConditions,
  type Condition,
  type OwnLimits,
} from '../domain/windows/index.ts';

const prefix = 'preset-';

/** The row beside the settings that holds the limits of a pursuit; `null` removes it. */
export function limitsRow(
  name: string,
  limits: readonly Condition[] | undefined,
): Readonly<Record<string, string | null>> {
  return { [prefix + name]: limits ? writeConditions(limits) : null };
}

/** Limits by pursuit from stored rows. Those that this version does not know, such as those of a later one, are left out. */
export function ownLimitsFrom(rows: Readonly<Record<string, string>>): OwnLimits {
  return new Map(
    Object.entries(rows).flatMap(([key, text]) => {
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : '';
      return isPresetName(name) ? [[name, parseConditions(text).conditions] as const] : [];
    }),
  );
}

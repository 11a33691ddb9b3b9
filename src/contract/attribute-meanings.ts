import type { Attribute, AttributeUnit } from '../domain/weather/index.ts';
import words from './attribute-meanings.json' with { type: 'json' };

/** The weather attributes in words, after the contract. Directions are those that wind, waves or water come from. */
export const attributeMeanings: Readonly<Record<Attribute, string>> = words.meanings;

export const unitNames: Readonly<Record<AttributeUnit, string>> = words.units;

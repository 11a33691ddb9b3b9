import attributes from './attributes.json' with { type: 'json' };

export type AttributeUnit = 'degC' | 'hPa' | '%' | 'deg' | 'm/s' | '1' | 'kg/m2' | 'm' | 's' | 'km' | 'index';

/** Attributes by their names on the wire, in the contract's units. Values out of `bounds` are errors: `why` has the record. */
type AttributeFacts = {
  readonly unit: AttributeUnit;
  /** Between two instants a scalar changes evenly, a direction by the shorter arc, a sum over its interval. */
  readonly kind: 'scalar' | 'direction' | 'accumulation';
  readonly bounds: readonly [number, number];
  /** Describes the sea: absent inland. */
  readonly marine?: true;
  /** Included where a request names no `params`. */
  readonly byDefault?: true;
  /** Only in forecasts for points, not for areas. */
  readonly pointOnly?: true;
  /** Not of the interface: only under `/v2`, where we add it. */
  readonly isAdded?: true;
};

export type Attribute = keyof typeof attributes;

/** The name of an attribute outside of the interface, which has one that is spelled wrong. */
export function spelled(attribute: Attribute): string {
  return attribute === 'visiblity' ? 'visibility' : attribute;
}

export const attributeNames = Object.keys(attributes) as readonly Attribute[];
const facts = attributes as unknown as Readonly<Record<Attribute, AttributeFacts>>;
export function factsOf(attribute: Attribute): AttributeFacts {
  return facts[attribute];
}

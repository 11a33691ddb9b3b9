import bodies from './examples.json' with { type: 'json' };

/** Requests and answers of the paths, by their templates, and bodies in other formats. Tests hold them against the schemas. */
export const examples: {
  readonly targets: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, object>>;
} & Omit<typeof bodies, 'answers' | 'targets'> = bodies;

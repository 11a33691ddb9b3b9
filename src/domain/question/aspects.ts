import examples from './aspects.json' with { type: 'json' };

/** What is asked of a subject, by the subject, each with a question for it: `stream` is the tidal stream, also with the wind. */
type Subjects = typeof examples;

export type TideAspect = keyof Subjects['tide'];
export type SunAspect = keyof Subjects['sun'];
export type MoonAspect = keyof Subjects['moon'];
export type WeatherAspect = keyof Subjects['weather'];
/** The speed of the stream is one of the sea. */
export type SeaAspect = keyof Subjects['sea'];
export type Aspect = TideAspect | SunAspect | MoonAspect | WeatherAspect | SeaAspect | keyof Subjects['stream'];

const namesOf = <Subject extends keyof Subjects>(subject: Subject): readonly (keyof Subjects[Subject])[] =>
  Object.keys(examples[subject]) as (keyof Subjects[Subject])[];

export const aspectNames = {
  tide: namesOf('tide'),
  sun: namesOf('sun'),
  moon: namesOf('moon'),
  weather: namesOf('weather'),
  sea: namesOf('sea'),
  stream: namesOf('stream'),
};

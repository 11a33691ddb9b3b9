import { describe, expect, it } from 'vitest';
import { parseSchedule } from '../../../src/domain/schedule/index.ts';

const good = {
  times: [{ kind: 'clock', time: '07:00' }],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  zone: 'Europe/Paris',
  point: { lat: 48.39, lng: -4.486 },
};

describe('a stored schedule', () => {
  it.each([
    ['a clock time', {}],
    ['the first minute of the day', { times: [{ kind: 'clock', time: '00:00' }] }],
    ['the last minute of the day', { times: [{ kind: 'clock', time: '23:59' }] }],
    ['several times', { times: [...good.times, { kind: 'clock', time: '19:00' }] }],
    ['a time before sunrise', { times: [{ kind: 'sky', event: 'sunrise', offsetMin: -60 }] }],
    ['the time of moonset', { times: [{ kind: 'sky', event: 'moonset', offsetMin: 0 }] }],
    ['a time before high tide', { times: [{ kind: 'tide', event: 'high', offsetMin: -90 }] }],
    ['twelve hours after low tide', { times: [{ kind: 'tide', event: 'low', offsetMin: 720 }] }],
    ['a phase of the moon', { times: [{ kind: 'phase', phase: 'third-quarter', time: '18:00' }] }],
    ['one day of the week', { weekdays: [6] }],
    ['a nautical zone', { zone: 'Etc/GMT+2' }],
    ['the South Pole', { point: { lat: -90, lng: 180 } }],
  ])('with %s is read as it is', (_, changes) => {
    expect(parseSchedule({ ...good, ...changes })).toEqual({ ...good, ...changes });
  });

  it.each([
    ['no times', { times: [] }],
    ['times that are not a list', { times: { 0: good.times[0], length: 1 } }],
    ['a time as text', { times: ['07:00'] }],
    ['a time that is null', { times: [null] }],
    ['one bad time among good ones', { times: [...good.times, { kind: 'clock', time: '7:00' }] }],
    ['an hour of 24', { times: [{ kind: 'clock', time: '24:00' }] }],
    ['a minute of 60', { times: [{ kind: 'clock', time: '07:60' }] }],
    ['a time with seconds', { times: [{ kind: 'clock', time: '07:00:00' }] }],
    ['a time of an unknown kind', { times: [{ kind: 'cron', time: '07:00' }] }],
    ['a tide of an unknown kind', { times: [{ kind: 'current', event: 'high', offsetMin: 0 }] }],
    ['an unknown event of the sky', { times: [{ kind: 'sky', event: 'eclipse', offsetMin: 0 }] }],
    ['a tide of the sky', { times: [{ kind: 'sky', event: 'high', offsetMin: 0 }] }],
    ['an unknown event of the tide', { times: [{ kind: 'tide', event: 'slack', offsetMin: 0 }] }],
    ['an event without an offset', { times: [{ kind: 'tide', event: 'high' }] }],
    ['an offset in text', { times: [{ kind: 'tide', event: 'high', offsetMin: '90' }] }],
    ['an offset of half a minute', { times: [{ kind: 'tide', event: 'high', offsetMin: 0.5 }] }],
    ['an offset of more than twelve hours', { times: [{ kind: 'tide', event: 'high', offsetMin: 721 }] }],
    ['an offset of more than twelve hours before', { times: [{ kind: 'sky', event: 'dawn', offsetMin: -721 }] }],
    ['an unknown phase', { times: [{ kind: 'phase', phase: 'blue', time: '18:00' }] }],
    ['a phase without a time', { times: [{ kind: 'phase', phase: 'full' }] }],
    ['no weekdays', { weekdays: [] }],
    ['a weekday of 7', { weekdays: [7] }],
    ['a weekday of −1', { weekdays: [-1] }],
    ['half a weekday', { weekdays: [0.5] }],
    ['a weekday by name', { weekdays: ['mon'] }],
    ['no zone', { zone: undefined }],
    ['an unknown zone', { zone: 'Europe/Atlantis' }],
    ['no point', { point: undefined }],
    ['a latitude of more than 90', { point: { lat: 90.1, lng: 0 } }],
    ['a longitude of more than 180', { point: { lat: 0, lng: -180.1 } }],
    ['a latitude that is not a number', { point: { lat: NaN, lng: 0 } }],
    ['a latitude in text', { point: { lat: '48', lng: 0 } }],
  ])('with %s is rejected', (_, changes) => {
    expect(parseSchedule({ ...good, ...changes })).toBeUndefined();
  });

  it.each([[undefined], [null], [7], ['{}'], [[]], [{}]])('is not %j', (value) => {
    expect(parseSchedule(value)).toBeUndefined();
  });
});

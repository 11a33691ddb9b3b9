import { describe, expect, test, vi } from 'vitest';
import { readPoint } from '../../../src/places/notation/index.ts';

const place = 'https://www.google.com/maps/place';

describe('a link to a map', () => {
  test.each([
    // Google: the pin before the middle of the map
    [
      `${place}/Brest/@48.4084,-4.5346,12z/data=!3m1!4b1!4m6!3m5!1s0x4816bb!8m2!3d48.390394!4d-4.486076!16zL20`,
      48.390394,
      -4.486076,
    ],
    [`${place}/Brest/@48.4084,-4.5346,12z`, 48.4084, -4.5346],
    [`${place}/48%C2%B023'42.0%22N+4%C2%B029'30.0%22W/@48.4,-4.6,17z`, 48.395, -4.491666666666667],
    [`${place}/48.39,-4.49`, 48.39, -4.49],
    [`${place}/8CWQ9GR7%2B5H`, 48.3904375, -4.4860625],
    [`${place}/100%/@48.39,-4.49,14z`, 48.39, -4.49],
    ['https://www.google.com/maps/@48.39,-4.49,14z', 48.39, -4.49],
    ['https://www.google.com/maps/@48.39,-4.49,3a,75y,90t/data=!3m6', 48.39, -4.49],
    ['https://www.google.com/maps/search/48.39,+-4.49?entry=tts', 48.39, -4.49],
    ['https://www.google.com/maps/search/?api=1&query=48.39%2C-4.49', 48.39, -4.49],
    ['https://www.google.com/maps?q=48.39,-4.49', 48.39, -4.49],
    ['https://maps.google.com/?q=loc:48.39,-4.49&z=12', 48.39, -4.49],
    ['https://maps.google.co.uk/maps?q=Brest&ll=48.39,-4.49', 48.39, -4.49],
    ['http://maps.google.fr/maps?ll=48.39,-4.49', 48.39, -4.49],
    ['https://www.google.com.au/maps/@-33.86,151.21,12z', -33.86, 151.21],
    ['https://www.google.com/maps/@?api=1&map_action=map&center=48.39%2C-4.49', 48.39, -4.49],
    ['https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=48.39,-4.49', 48.39, -4.49],
    ['google.com/maps/@48.39,-4.49,14z', 48.39, -4.49],
    ['https://www.google.com/maps/@0,0,3z', 0, 0],
    // Apple
    ['https://maps.apple.com/?ll=48.39,-4.49&q=Brest', 48.39, -4.49],
    ['https://maps.apple.com/?q=48.39,-4.49', 48.39, -4.49],
    ['https://maps.apple.com/place?address=Brest&coordinate=48.39,-4.49&name=Brest', 48.39, -4.49],
    ['https://maps.apple.com/frame?center=48.39%2C-4.49&span=0.1%2C0.1', 48.39, -4.49],
    ['https://maps.apple.com/?q=Harbour&sll=48.39,-4.49', 48.39, -4.49],
    // OpenStreetMap
    ['https://www.openstreetmap.org/#map=14/48.39/-4.49', 48.39, -4.49],
    ['https://www.openstreetmap.org/node/26691#map=14/48.39/-4.49&layers=N', 48.39, -4.49],
    ['https://www.openstreetmap.org/?mlat=48.39&mlon=-4.49#map=12/48.3/-4.5', 48.39, -4.49],
    ['https://www.openstreetmap.org/?lat=48.39&lon=-4.49&zoom=12', 48.39, -4.49],
    ['https://osm.org/#background=x&map=14.5/48.39/-4.49', 48.39, -4.49],
    // Windy
    ['https://www.windy.com/?48.39,-4.49,8', 48.39, -4.49],
    ['https://www.windy.com/?waves,48.39,-4.49,8', 48.39, -4.49],
    ['https://www.windy.com/-Waves-waves?waves,2026-11-21-12,48.39,-4.49,8,m:eAbc', 48.39, -4.49],
    ['https://www.windy.com/48.390/-4.490?waves,48.1,-4.1,8', 48.39, -4.49],
    ['https://www.windy.com/?48.39%2C-4.49%2C8', 48.39, -4.49],
    ['https://www.windy.com/?fbclid=x&waves,48.39,-4.49,8', 48.39, -4.49],
    // Bing
    ['https://www.bing.com/maps?cp=48.39~-4.49&lvl=12', 48.39, -4.49],
    ['https://www.bing.com/maps?cp=48.39%7E-4.49', 48.39, -4.49],
    ['https://www.bing.com/maps?cp=48.3~-4.5&sp=point.48.39_-4.49_Brest', 48.39, -4.49],
    ['https://www.bing.com/maps?q=48.39,-4.49', 48.39, -4.49],
    ['https://bing.com/maps/default.aspx?where1=48.39,-4.49', 48.39, -4.49],
    // As they are pasted
    ['Le Conquet https://maps.apple.com/?ll=48.39,-4.49 look', 48.39, -4.49],
    ['<https://www.openstreetmap.org/#map=14/48.39/-4.49>', 48.39, -4.49],
    ['<https://www.google.com/maps?q=48.39,-4.49>', 48.39, -4.49],
    ['(www.windy.com/?48.39,-4.49,8)', 48.39, -4.49],
    ['HTTPS://WWW.GOOGLE.COM/maps/@48.39,-4.49,14z', 48.39, -4.49],
  ])('%s', (link, lat, lng) => {
    const reading = readPoint(link, 'en');
    expect(reading).not.toHaveProperty('assumedOrder');
    expect(reading?.point.lat).toBeCloseTo(lat, 10);
    expect(reading?.point.lng).toBeCloseTo(lng, 10);
  });

  test.each([
    `${place}/Brest`,
    `${place}/Brest/@48.39`,
    'https://www.google.com/maps/dir/48.39,-4.49/47.9,-4.1/@48.1,-4.3,10z',
    'https://www.google.com/maps?q=Brest',
    'https://www.google.com/search?q=tide+brest',
    'https://maps.app.goo.gl/AbCd1234',
    'https://goo.gl/maps/AbCd1234',
    'https://maps.apple/p/AbCd1234',
    'https://maps.apple.com/?q=Brest',
    'https://www.openstreetmap.org/relation/1076124',
    'https://www.openstreetmap.org/#map=14',
    'https://osm.org/go/erGeJ~c-',
    'https://www.windy.com/station/wmo-07110',
    'https://www.bing.com/maps?cp=48.39',
    'https://www.bing.com/maps?rtp=pos.48.39_-4.49~pos.47.9_-4.1',
    // Not maps at all, and what dresses up as one
    'https://example.org/48.39/-4.49',
    'https://google.com@example.org/maps/@48.39,-4.49,14z',
    'https://google.example.org/maps/@48.39,-4.49,14z',
    'https://example.org/?q=48.39,-4.49',
  ])('without a point is refused: %s', (link) => {
    expect(() => readPoint(link, 'en')).toThrow(expect.objectContaining({ code: 'link-without-point' }));
  });

  test.each([
    '10/11',
    'and/or',
    'Brest/Finistère',
    'https://',
    'example.org/48.39/-4.49',
    `https://osm.org/${'a'.repeat(2000)}`,
  ])('%s is none', (text) => {
    expect(readPoint(text, 'en')).toBeUndefined();
  });

  test('is never fetched', () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    readPoint('https://www.google.com/maps/@48.39,-4.49,14z', 'en');
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });
});

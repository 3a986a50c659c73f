import sharp from 'sharp';
import { box, HEIGHT, type Palette, type Scene, WIDTH } from './drawing.ts';
import { makeRandom } from './random.ts';
import {
  drawApartments,
  drawBuilding,
  drawCeiling,
  drawLobby,
  drawMonitors,
  drawReader,
  drawWallpad,
  drawWarehouse,
} from './scenes-around.ts';
import { drawCamera, drawCorridor, drawPanel, drawParking, drawRack } from './scenes-inside.ts';

const SCENES = {
  parking: { draw: drawParking, titles: ['지하주차장 입구', '주차구역 전경', '기둥 카메라 위치'] },
  corridor: { draw: drawCorridor, titles: ['복도 전경', '비상구 앞', '복도 천장'] },
  camera: { draw: drawCamera, titles: ['기존 카메라', '외벽 설치 위치', '배관 상태'] },
  rack: { draw: drawRack, titles: ['통신랙 전면', '스위치 포트 현황', '랙 내부 배선'] },
  panel: { draw: drawPanel, titles: ['분전반 내부', '차단기 용량 확인', '분전반 위치'] },
  building: { draw: drawBuilding, titles: ['건물 외관', '정문 카메라 폴'] },
  apartments: { draw: drawApartments, titles: ['단지 전경', '동 출입구 방향'] },
  lobby: { draw: drawLobby, titles: ['로비 게이트', '로비 전경'] },
  reader: { draw: drawReader, titles: ['출입문 리더기', '도어락 취부 위치'] },
  wallpad: { draw: drawWallpad, titles: ['세대 월패드', '거실 벽면'] },
  ceiling: { draw: drawCeiling, titles: ['천장 트레이', '천장 내부 배선'] },
  monitors: { draw: drawMonitors, titles: ['관제실 모니터', '관제 데스크'] },
  warehouse: { draw: drawWarehouse, titles: ['창고 통로', '적재 구역'] },
} as const satisfies Record<string, { draw: Scene; titles: readonly string[] }>;

export type SceneName = keyof typeof SCENES;

const PALETTES: readonly Palette[] = [
  { wall: '#e9e6df', floor: '#b8b4aa', thing: '#c7cdd3', light: '#f6f4ee', dark: '#2c333b' },
  { wall: '#b9c6cc', floor: '#7f8a91', thing: '#8fa58b', light: '#dfe8ea', dark: '#37424d' },
  { wall: '#dccdb6', floor: '#9c8467', thing: '#8d6f4f', light: '#f3e8d5', dark: '#3b3128' },
  { wall: '#c9d6c4', floor: '#8c948a', thing: '#5f7f95', light: '#e9f0e4', dark: '#2b3a36' },
  { wall: '#d5d0dc', floor: '#a39fab', thing: '#7d88a8', light: '#efecf4', dark: '#322f42' },
  { wall: '#cfc9c2', floor: '#74706b', thing: '#b5654a', light: '#ebe6df', dark: '#2a2927' },
];

/** Number of variants of each scene, in different colours. */
export const SCENE_VARIANTS = 2;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** Possible file names for photos of the scene, without extension. */
export const sceneTitles = (scene: SceneName): readonly string[] => SCENES[scene].titles;

/** The drawing of a scene and the colours of a variant. */
const sceneVariant = (scene: SceneName, variant: number): { draw: Scene; palette: Palette } => {
  const palette = PALETTES[(SCENE_NAMES.indexOf(scene) * SCENE_VARIANTS + variant) % PALETTES.length];
  if (palette === undefined) throw new Error('no palette');
  return { draw: SCENES[scene].draw, palette };
};

const QUALITY = 78;

/** Light from one side and darker corners, so that the flat drawing looks like a photo. */
const LIGHT =
  '<defs><radialGradient id="lamp" cx="0.45" cy="0.35" r="0.8"><stop offset="0.35" stop-color="#fff7e0" stop-opacity="0.22"/>' +
  '<stop offset="1" stop-color="#0b1420" stop-opacity="0.42"/></radialGradient></defs>' +
  box([0, 0, WIDTH, HEIGHT], 'url(#lamp)');

/** A drawn photo of a site, with its MIME type and file extension. */
export type DrawnPhoto = { bytes: Buffer; mime: 'image/jpeg' | 'image/webp'; ending: 'jpg' | 'webp' };

/** Draws one variant of a scene with 1024 x 768 pixels, the first as JPEG, the others as WebP. */
export async function drawPhoto(scene: SceneName, variant: number): Promise<DrawnPhoto> {
  const { draw, palette } = sceneVariant(scene, variant);
  const content = draw(palette, makeRandom(variant * 100 + scene.length));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}${LIGHT}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten();
  return variant === 0
    ? { bytes: await picture.jpeg({ quality: QUALITY }).toBuffer(), mime: 'image/jpeg', ending: 'jpg' }
    : { bytes: await picture.webp({ quality: QUALITY, effort: 2 }).toBuffer(), mime: 'image/webp', ending: 'webp' };
}

import type { Page } from '@playwright/test';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** Draws a photo in the browser: a sky, a floor and the file name as text. */
export async function drawPhoto(page: Page, name: string, colour: string): Promise<PhotoFile> {
  const url = await page.evaluate(
    ([text, sky]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 1600;
      canvas.height = 1200;
      const drawing = canvas.getContext('2d');
      if (!drawing) return '';
      drawing.fillStyle = sky ?? '';
      drawing.fillRect(0, 0, 1600, 700);
      drawing.fillStyle = '#8b8378';
      drawing.fillRect(0, 700, 1600, 500);
      drawing.fillStyle = '#fff';
      drawing.font = '90px sans-serif';
      drawing.fillText(text ?? '', 120, 620);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [name, colour],
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

import type { Page } from '@playwright/test';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** A photo drawn on the spot: a sky, a floor, and its own name written on it. */
export async function drawPhoto(page: Page, name: string, colour: string): Promise<PhotoFile> {
  const url = await page.evaluate(
    ([text, sky]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 1600;
      canvas.height = 1200;
      const pen = canvas.getContext('2d');
      if (!pen) return '';
      pen.fillStyle = sky ?? '';
      pen.fillRect(0, 0, 1600, 700);
      pen.fillStyle = '#8b8378';
      pen.fillRect(0, 700, 1600, 500);
      pen.fillStyle = '#fff';
      pen.font = '90px sans-serif';
      pen.fillText(text ?? '', 120, 620);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [name, colour],
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

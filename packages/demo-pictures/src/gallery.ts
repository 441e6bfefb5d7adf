// The page that holds all models, in a browser of its own.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

async function bundle() {
  const result = await build({
    entryPoints: [`${ROOT}packages/demo-pictures/src/page/main.ts`],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    keepNames: true,
    metafile: true,
  });
  return { script: result.outputFiles[0]?.text ?? '', inputs: result.metafile.inputs };
}

/** Needs a Chromium; software draws, so that every machine makes the same pictures. */
export async function openGallery() {
  const { script, inputs } = await bundle();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.setContent('<meta charset="utf-8"><b style="font-family:\'Noto Sans CJK SC\'">字</b>');
  await page.addScriptTag({ content: script });
  return { page, browser, inputs };
}

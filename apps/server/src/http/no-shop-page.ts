/** What the address of a console says where no shop has its host: whoever mistyped it, or moved a host, learns which it is. */
export const noShopHtml = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>没有这家商城</title>
<style>
body { display: grid; place-content: center; gap: 8px; min-height: 100vh; margin: 0; padding: 0 24px; background: #f7f8fa; color: #1d2129; font: 14px/22px "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-align: center; }
h1, p { margin: 0; }
h1 { font-size: 20px; line-height: 28px; }
p { color: #4e5969; }
</style>
</head>
<body>
<main>
<h1>没有这家商城</h1>
<p>这个域名没有对应的商城，请核对网址。域名刚接入的，请先在运营后台的“域名”里完成验证。</p>
</main>
</body>
</html>
`;

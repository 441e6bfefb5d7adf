import { minify } from 'terser';
import type { Plugin, Rolldown } from 'vite';

/** The pages that most first visits open, by their routes, and what frames all of them; of what has two looks, what phones and other screens load beside. */
const firstPages: Readonly<Record<string, RegExp>> = {
  home: /features[\\/]home[\\/]HomePage\.tsx$/,
  searchfor: /features[\\/]search[\\/]SearchPage\.tsx$/,
  searchforWide: /features[\\/]search[\\/]WideSearch\.tsx$/,
  searchforPhone: /features[\\/]search[\\/]PhoneSearch\.tsx$/,
  productdetail: /features[\\/]catalog[\\/]ProductPage\.tsx$/,
  cart: /features[\\/]cart[\\/]CartPage\.tsx$/,
  barsPhone: /layouts[\\/]PhoneBars\.tsx$/,
};

/** Which first frame the pages have, by their routes; of others only the shop's name is shown. */
const arriving: Readonly<Record<string, string>> = {
  home: 'home',
  productdetail: 'shop',
  searchfor: 'wide',
  brands: 'wide',
  compare: 'wide',
  supplier: 'wide',
  cart: 'cart',
};

/**
 * A script in the page, which runs before all others are asked for. It says on <html> which page arrives, for the frame that the
 * server wrote (app/arriving.css), and asks for the files of the page that the address behind the #
 * names, which the server does not see, on the home page for the first picture of the banner, and on
 * a product's page that a visitor opens for the product itself, in the cart for its lines, on the search page, where the address
 * says no more than words or a category, for what is found; post() takes the answer over
 * (call/early-call.ts). Without it they are asked for when the shell has run. Each file is asked for in a task of its own: to begin
 * a request takes a phone 10 ms, and in one piece they would keep the first frame from being seen.
 */
export function earlyHints(): Plugin {
  return {
    name: 'early-hints',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page is not built yet');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const { code: source } = await minify(earlyScript(filesOfPages(chunks, String(page.source))));
      if (!source) throw new Error('nothing is left of the early script');
      // After the template, which names the picture, and before the styles, which it need not wait for; the server lets it run by its hash.
      page.source = String(page.source).replace(
        'id="template"></script>',
        () => `id="template"></script>\n    <script>${source}</script>`,
      );
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'> & {
  viteMetadata?: { importedCss?: ReadonlySet<string> };
};

/** What each of the pages loads beside what index.html names itself. */
export function filesOfPages(chunks: readonly Chunk[], html: string): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      withImports(byName.get(name)?.imports ?? [], found);
    }
    return found;
  };
  const files: Record<string, string[]> = Object.fromEntries(
    Object.entries(firstPages).map(([route, page]) => {
      const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => page.test(id)));
      if (!start) throw new Error(`no chunk holds ${page.source}`);
      const scripts = [...withImports([start.fileName])];
      const styles = scripts.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
      return [route, [...scripts, ...styles].filter((name) => !html.includes(`"/${name}"`))];
    }),
  );
  // A look stands beside the page itself.
  for (const look of ['searchforWide', 'searchforPhone'])
    files[look] = (files[look] ?? []).filter((name) => !files['searchfor']?.includes(name));
  return files;
}

const earlyScript = (files: Readonly<Record<string, string[]>>) => `(()=>{
const soon=(act)=>setTimeout(act);
const ask=(rel,href,more)=>document.head.append(Object.assign(document.createElement('link'),{rel,href,...more}));
const route=/^#\\/?(\\w*)/.exec(location.hash)?.[1].toLowerCase()||'home';
const files=${JSON.stringify(files)};
const token=decodeURIComponent(/(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1]??'');
const arriving=${JSON.stringify(arriving)}[route];
if(arriving&&(token||route!=='cart'))document.documentElement.dataset.arriving=arriving;
const {hero}=document.getElementById('template').dataset;
if(hero&&route==='home')ask('preload',hero,{as:'image',fetchPriority:'high'});
const look=matchMedia('(max-width: 767px)').matches?'Phone':'Wide';
for(const file of new Set([...files[route]??[],...files[route+look]??[],...files['bars'+look]??[]]))soon(()=>
file.endsWith('.css')?ask('preload','/'+file,{as:'style',crossOrigin:''}):ask('modulepreload','/'+file,{crossOrigin:''}));
const params=[...new URLSearchParams(location.hash.split('?')[1])];
const companyUrl=new URLSearchParams(location.search).get('host')??sessionStorage.getItem('jicai.host')??location.host;
const call=(path,body)=>{
const text=JSON.stringify({companyUrl,...body});
window.earlyCall={path:'/api/'+path,text,token,answer:fetch('/api/'+path,{method:'POST',headers:{'content-type':'application/json',...token&&{authtoken:token,'X-Token':token}},body:text}).catch(()=>undefined)}};
if(localStorage.getItem('jicai.remembered'))return;
const key=params.filter(([name,value])=>(name==='itemId'||name==='productId')&&/^\\d{1,19}$/.test(value)).sort()[0];
if(route==='productdetail'&&!token&&key)call('ProductToC/GetSkuModel',{data:Object.fromEntries([key])});
if(route==='cart'&&token)call('ShopCart/GetPage',{pageIndex:1,pageSize:100,reqData:{}});
const {keyword='',categoryId='',...more}=Object.fromEntries(params),none=[];
if(route==='searchfor'&&!Object.keys(more).length)call((token?'Product':'ProductToC')+'/GetWebSkuPage',{pageIndex:1,pageSize:50,searchKey:keyword.trim().slice(0,50),
reqData:{categoryId,categoryIds:none,supplierId:'',brandIds:none,tags:none,services:none,areaCode:localStorage.getItem('jicai.sentTo.'+companyUrl)??'',byProduct:true,withFacets:true,sortField:'default'}});
})();
`;

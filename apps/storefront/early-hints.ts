import type { Plugin } from 'vite';
import { earlyScript, type FirstPages } from '../../tools/screens/early-script.ts';

/** The pages that most first visits open, by their routes, and what frames all of them; of what has two looks, what phones and other screens load beside. */
const firstPages: FirstPages = {
  home: /features[\\/]home[\\/]HomePage\.tsx$/,
  searchfor: /features[\\/]search[\\/]SearchPage\.tsx$/,
  searchforWide: /features[\\/]search[\\/]WideSearch\.tsx$/,
  searchforPhone: /features[\\/]search[\\/]PhoneSearch\.tsx$/,
  productdetail: /features[\\/]catalog[\\/]ProductPage\.tsx$/,
  cart: /features[\\/]cart[\\/]CartPage\.tsx$/,
  barsPhone: /layouts[\\/]PhoneBars\.tsx$/,
};

/**
 * A script of its own that runs before all others have come: it asks for the files of the page that the address behind the #
 * names, which the server does not see, on the home page, the second of the look, for the first picture of the banner, and on
 * a product's page that a visitor opens for the product itself, in the cart for its lines, on the search page, where the address
 * says no more than words or a category, for what is found; post() takes the answer over
 * (call/early-call.ts). Without it they are asked for when the shell has run.
 */
export const earlyHints = (): Plugin => earlyScript({ base: '/', pages: firstPages, write });

const write = (files: Readonly<Record<string, string[]>>) => `(()=>{
const ask=(rel,href,more)=>document.head.append(Object.assign(document.createElement('link'),{rel,href,...more}));
const route=/^#\\/?(\\w*)/.exec(location.hash)?.[1].toLowerCase()||'home';
const files=${JSON.stringify(files)};
const look=matchMedia('(max-width: 767px)').matches?'Phone':'Wide';
for(const file of new Set([...files[route]??[],...files[route+look]??[],...files['bars'+look]??[]]))
if(file.endsWith('.css'))ask('preload','/'+file,{as:'style',crossOrigin:''});else ask('modulepreload','/'+file,{crossOrigin:''});
if(route==='home')try{
const blocks=JSON.parse(document.getElementById('template').textContent).companyTempList[0].tempPageData[1].modelContent;
const picture=blocks.sort((a,b)=>a.sortNo-b.sortNo).find(block=>block.type==='banner').options.images[0].imgUrl;
ask('preload',picture,{as:'image',fetchPriority:'high'})}catch{}
const token=decodeURIComponent(/(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1]??'');
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

import type { Plugin } from 'vite';
import { earlyScript, type FirstPages } from '../../tools/screens/early-script.ts';

/** The pages where a day at the desk begins, by their routes. */
const firstPages: FirstPages = {
  desk: /features[\\/]desk[\\/]DeskPage\.tsx$/,
  orders: /features[\\/]orders[\\/]OrdersPage\.tsx$/,
  returns: /features[\\/]returns[\\/]ReturnsPage\.tsx$/,
  goods: /features[\\/]goods[\\/]GoodsPage\.tsx$/,
  customers: /features[\\/]customers[\\/]CustomersPage\.tsx$/,
  payments: /features[\\/]payments[\\/]PaymentsPage\.tsx$/,
};

/**
 * A script that runs before all others have come: it asks for the files of the page that the address behind the # names, which
 * the server does not see, and who is signed in; post() takes that answer over (call/early-call.ts). Without it both are asked for
 * when the shell has run, and the page's list a round trip later than it could be.
 */
export const earlyHints = (base: string): Plugin =>
  earlyScript({ base, pages: firstPages, write: (files) => write(base, files) });

const write = (base: string, files: Readonly<Record<string, string[]>>) => `(()=>{
const ask=(rel,href,more)=>document.head.append(Object.assign(document.createElement('link'),{rel,href:${JSON.stringify(base)}+href,crossOrigin:'',...more}));
const route=/^#\\/?([\\w-]*)/.exec(location.hash)?.[1]||'desk';
for(const file of ${JSON.stringify(files)}[route]??[])
if(file.endsWith('.css'))ask('preload',file,{as:'style'});else ask('modulepreload',file);
const token=decodeURIComponent(/(?:^|; )console_token=([^;]*)/.exec(document.cookie)?.[1]??'');
if(!token||route==='login')return;
const companyUrl=new URLSearchParams(location.search).get('host')??sessionStorage.getItem('jicai.host')??location.host;
const path='/api/OpsSelf/GetModel',text=JSON.stringify({companyUrl});
window.earlyCall={path,text,token,answer:fetch(path,{method:'POST',headers:{'content-type':'application/json',authtoken:token,'X-Token':token},body:text}).catch(()=>undefined)};
})();
`;

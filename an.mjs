import {readFileSync} from 'node:fs';import {brotliCompressSync} from 'node:zlib';import {createRequire} from 'node:module'
const require=createRequire('/work/main/node_modules/vite/package.json')
const {minifySync}=await import(require.resolve('rolldown/experimental').replace(/^/,'file://')).catch(()=>({}))
const m=JSON.parse(readFileSync('/tmp/mods.json'))
const mini=(c)=>{try{return minifySync('x.js',c,{module:false,compress:true,mangle:{toplevel:false}}).code}catch(e){return c}}
for(const [f,mods] of Object.entries(m)){ if(!/framework|shared|forms|visit|fields/.test(f))continue
 const rows=Object.entries(mods).filter(([,c])=>c).map(([k,c])=>{const x=mini(c);return [brotliCompressSync(Buffer.from(x)).length,x.length,k.replace(/.*node_modules\//,'nm/').replace('/tmp/w/lean/','')]}).sort((a,b)=>b[0]-a[0])
 console.log('\n##',f,rows.reduce((s,r)=>s+r[0],0)); for(const r of rows.slice(0,45))console.log(r.join(' '))}

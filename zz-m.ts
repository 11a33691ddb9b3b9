import { createHash } from 'node:crypto';
import { openCatalogue } from './src/sources/stations/index.ts';
import { openTideGrid } from './src/sources/grid/index.ts';
import { openWater, createSurroundings } from './src/sources/water/index.ts';
import { distanceKm } from './src/domain/place.ts';
import { signalM, vectorError, meanConstants, carryConstants, harmonicTide, makeHarmonics } from './src/domain/tide/index.ts';
const cat=await openCatalogue({dataDir:'data',nonCommercial:false});
const grid=(await openTideGrid('',{path:process.env.TIDE_GRID!}))!;
const g=cat.stations.filter((s)=>s.prediction==='harmonic');const cs=g.map(x=>cat.constantsOf(x));
const find=createSurroundings(openWater('data'),g.map((s)=>({point:s.point,isReference:true})),grid);
const win={from:Date.UTC(2026,0,1),to:Date.UTC(2026,0,16)};
const hwErr=(own:any,pred:any)=>{const t=own.tide.extremes(win).filter((e:any)=>e.kind==='high');const p=harmonicTide(makeHarmonics(pred,'monthly')).extremes(win).filter((e:any)=>e.kind==='high');return t.map((x:any)=>Math.min(373,...p.map((y:any)=>Math.abs(y.at-x.at)/6e4)))};
const Q=(a:number[],qs=[.5,.75,.9])=>{const s=a.toSorted((x,y)=>x-y);return qs.map(q=>s[Math.floor(q*(s.length-1))]!)};
const mode=process.argv[2];
for(const half of ['chosen','held']) {
const names:string[]=[];const res:Record<string,{v:number[],t:number[]}>={};
for(let i=0;i<g.length;i++){ if(signalM(cs[i]!)<.2||g[i]!.clock?.kind==='uncertain')continue;
 const held=(createHash('sha256').update(g[i]!.id).digest()[0]!&1)===1; if(held!==(half==='held'))continue;
 const a=find.around(g[i]!.point,o=>o!==i); if(!a||!a.gauges[0])continue; const n=a.gauges[0];
 if(n.distanceKm<=8||n.distanceKm>60)continue;
 const among=(times:number,beside:number,soft:number,most:number)=>{const far=times*(n.distanceKm+beside);const t=a.gauges.filter(x=>x.distanceKm<=far).slice(0,most);return meanConstants(t.map(x=>({constants:cs[x.index]!,weight:(x.distanceKm+soft)**-2})))};
 const here=grid.between(a.gridCells); if(!here||!(a.gridCells[0]!.distanceKm<=60))continue;
 const at=(x:number)=>grid.between(find.gridCells(x));
 const nb=a.gauges.slice(0,6).flatMap(x=>{const mm=at(x.index);return mm?[{distanceKm:x.distanceKm,measured:cs[x.index]!,modelled:mm}]:[]});
 if(!nb.length)continue;
 const carried=carryConstants(here,nb);const gauge=cs[n.index]!;
 const m=at(n.index);const missed=m?vectorError(m,gauge):1;
 const changed=vectorError(carried,gauge);
 const am=among(1.5,2,5,3),am4=among(2,4,5,4);
 const mix=(x:any,wx:number,y:any,wy:number)=>meanConstants([{constants:x,weight:wx},{constants:y,weight:wy}]);
 const w=(k:number)=>1/(missed**2+k);
 const opts:Record<string,any>={
  rule: n.distanceKm<=40&&missed>=.8?mix(am,1,carried,1):n.distanceKm<=40&&changed>1?gauge:carried,
  half: mix(am,1,carried,1),
  half40: n.distanceKm<=40?mix(am,1,carried,1):carried,
  far: mix(am,1/(1+(n.distanceKm/20)),carried,1),
  missw: mix(am,1,carried,.3/(missed+.05)),
  missw2: mix(am,1,carried,.15/(missed+.02)),
  missd: mix(am,20/n.distanceKm,carried,.3/(missed+.05)),
  missd2: mix(am,20/n.distanceKm,carried,.2/(missed+.02)),
  am4d: mix(am4,20/n.distanceKm,carried,.3/(missed+.05)),
 };
 for(const k in opts){const r=res[k]??={v:[],t:[]};r.v.push(vectorError(opts[k],cs[i]!));r.t.push(...hwErr(g[i],opts[k]))}
}
for(const k in res){const r=res[k]!;console.log(half,k.padEnd(8),r.v.length,'vec',Q(r.v).map(x=>x.toFixed(3)).join('/'),'HW',Q(r.t).map(x=>x.toFixed(1)).join('/'),'mean',(r.t.reduce((a,b)=>a+Math.min(b,120),0)/r.t.length).toFixed(2))}
}

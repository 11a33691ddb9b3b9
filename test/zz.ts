import { openCatalogue } from '../src/sources/stations/index.ts';
const c=await openCatalogue({dataDir:'/tmp/cat',nonCommercial:true});
let bad:string[]=[];const t0=Date.now();let n=0;
for(const s of c.stations){ n++; try{ for(let m=0;m<12;m++){ const l=s.tide.hourlyLevels({from:Date.UTC(2026,m,1),to:Date.UTC(2026,m+1,1)}); if(![...l].every(Number.isFinite)) {bad.push(s.id+' NaN '+m);break} } }catch(e){bad.push(s.id+' '+s.name+' '+(e as Error).message)} }
console.log(n,Date.now()-t0,bad.length,bad.slice(0,20));

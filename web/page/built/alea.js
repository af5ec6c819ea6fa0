var e=class{constructor(e){this.value=e}valueOf(){return this.value}},t=class extends e{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},n=class extends e{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},r=class t extends e{static supportsValue(n){if(typeof n==`number`||n instanceof Date)return!0;if(n instanceof e)return t.supportsValue(n.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(n instanceof e.Instant||n instanceof e.PlainDateTime||n instanceof e.PlainDate||n instanceof e.PlainMonthDay||n instanceof e.PlainTime||n instanceof e.PlainYearMonth)return!0}return!1}constructor(n,r={}){n instanceof t?(r={...n.opts,...r},n=n.value):n instanceof e&&(n=n.valueOf()),typeof n==`object`&&`calendarId`in n&&r.calendar===void 0&&(r={...r,calendar:n.calendarId}),super(n),this.opts=r}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},i=100,a=`⁨`,o=`⁩`;function s(e,t,r){return r===t||r instanceof n&&t instanceof n&&r.value===t.value||t instanceof n&&typeof r==`string`&&r===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function c(e,n,r){return n[r]?_(e,n[r].value):(e.reportError(RangeError(`No default`)),new t)}function l(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=u(e,i.value):n.push(u(e,i));return{positional:n,named:r}}function u(e,r){switch(r.type){case`str`:return r.value;case`num`:return new n(r.value,{minimumFractionDigits:r.precision});case`var`:return d(e,r);case`mesg`:return f(e,r);case`term`:return p(e,r);case`func`:return m(e,r);case`select`:return h(e,r);default:return new t}}function d(i,{name:a}){let o;if(i.params){if(Object.prototype.hasOwnProperty.call(i.params,a))o=i.params[a];else return new t(`$${a}`)}else if(i.args&&Object.prototype.hasOwnProperty.call(i.args,a))o=i.args[a];else return i.reportError(ReferenceError(`Unknown variable: $${a}`)),new t(`$${a}`);if(o instanceof e)return o;switch(typeof o){case`string`:return o;case`number`:return new n(o);case`object`:if(r.supportsValue(o))return new r(o);default:return i.reportError(TypeError(`Variable type not supported: $${a}, ${typeof o}`)),new t(`$${a}`)}}function f(e,{name:n,attr:r}){let i=e.bundle._messages.get(n);if(!i)return e.reportError(ReferenceError(`Unknown message: ${n}`)),new t(n);if(r){let a=i.attributes[r];return a?_(e,a):(e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new t(`${n}.${r}`))}return i.value?_(e,i.value):(e.reportError(ReferenceError(`No value: ${n}`)),new t(n))}function p(e,{name:n,attr:r,args:i}){let a=`-${n}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(ReferenceError(`Unknown term: ${a}`)),new t(a);if(r){let n=o.attributes[r];if(n){e.params=l(e,i).named;let t=_(e,n);return e.params=null,t}return e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new t(`${a}.${r}`)}e.params=l(e,i).named;let s=_(e,o.value);return e.params=null,s}function m(e,{name:n,args:r}){let i=e.bundle._functions[n];if(!i)return e.reportError(ReferenceError(`Unknown function: ${n}()`)),new t(`${n}()`);if(typeof i!=`function`)return e.reportError(TypeError(`Function ${n}() is not callable`)),new t(`${n}()`);try{let t=l(e,r);return i(t.positional,t.named)}catch(r){return e.reportError(r),new t(`${n}()`)}}function h(e,{selector:n,variants:r,star:i}){let a=u(e,n);if(a instanceof t)return c(e,r,i);for(let t of r)if(s(e,a,u(e,t.key)))return _(e,t.value);return c(e,r,i)}function g(e,n){if(e.dirty.has(n))return e.reportError(RangeError(`Cyclic reference`)),new t;e.dirty.add(n);let r=[],s=e.bundle._useIsolating&&n.length>1;for(let t of n)if(typeof t==`string`)r.push(e.bundle._transform(t));else{if(e.placeables++,e.placeables>i)throw e.dirty.delete(n),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${i}`);s&&r.push(a),r.push(u(e,t).toString(e)),s&&r.push(o)}return e.dirty.delete(n),r.join(``)}function _(e,t){return typeof t==`string`?e.bundle._transform(t):g(e,t)}var v=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function y(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var b=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function x(e,i){let a=e[0];if(a instanceof t)return new t(`NUMBER(${a.valueOf()})`);if(a instanceof n)return new n(a.valueOf(),{...a.opts,...y(i,b)});if(a instanceof r)return new n(a.toNumber(),{...y(i,b)});throw TypeError(`Invalid argument to NUMBER`)}var S=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ee(e,i){let a=e[0];if(a instanceof t)return new t(`DATETIME(${a.valueOf()})`);if(a instanceof r||a instanceof n)return new r(a,y(i,S));throw TypeError(`Invalid argument to DATETIME`)}var te=new Map;function ne(e){let t=Array.isArray(e)?e.join(` `):e,n=te.get(t);return n===void 0&&(n=new Map,te.set(t,n)),n}var re=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:x,DATETIME:ee,...t},this._useIsolating=n,this._transform=r,this._intls=ne(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,n=null,r=null){if(typeof e==`string`)return this._transform(e);let i=new v(this,r,n);try{return g(i,e).toString(i)}catch(e){if(i.errors&&e instanceof Error)return i.errors.push(e),new t().toString(i);throw e}}},ie=/^(-?[a-zA-Z][\w-]*) *= */gm,ae=/\.([a-zA-Z][\w-]*) *= */y,oe=/\*?\[/y,se=/(-?[0-9]+(?:\.([0-9]+))?)/y,ce=/([a-zA-Z][\w-]*)/y,le=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ue=/^[A-Z][A-Z0-9_-]*$/,de=/([^{}\n\r]+)/y,fe=/([^\\"\n\r]*)/y,pe=/\\([\\"])/y,me=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,he=/^\n+/,ge=/ +$/,_e=/ *\r?\n/g,ve=/( *)$/,ye=/{\s*/y,be=/\s*}/y,xe=/\[\s*/y,Se=/\s*] */y,Ce=/\s*\(\s*/y,we=/\s*->\s*/y,Te=/\s*:\s*/y,Ee=/\s*,?\s*/y,De=/\s+/y,Oe=class{constructor(e){this.body=[],ie.lastIndex=0;let t=0;for(;;){let n=ie.exec(e);if(n===null)break;t=ie.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ae);){let t=o(ae),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(de)&&(r=o(de)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,he),u([i],i.length)):r?S(r,ge):null}function u(r=[],i){for(;;){if(n(de)){r.push(o(de));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ge));let c=[];for(let e of r)e instanceof ke&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ye,SyntaxError);let e=f();if(i(be))return e;if(i(we)){let t=h();return i(be,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(le)){let[,e,t,n=null]=a(le);if(e===`$`)return{type:`var`,name:t};if(i(Ce)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ue.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ee)}}function m(){let e=f();return e.type===`mesg`&&i(Te)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(oe);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(xe,SyntaxError);let e;return e=n(se)?v():{type:`str`,value:o(ce)},i(Se,SyntaxError),e}function _(){if(n(se))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(se),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(fe),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(pe))return o(pe);if(n(me)){let[,e,t]=a(me),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(De),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(_e,`
`),n=ve.exec(e)[1].length;return new ke(t,n)}}},ke=class{constructor(e,t){this.value=e,this.length=t}},Ae=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Τάβλι
board-help = Με τα βέλη πας από θέση σε θέση. Το Enter πιάνει ένα πούλι και το αφήνει, δύο φορές Enter το παίζει με το πρώτο ζάρι. Backspace: πίσω, Escape: άφησέ το, Ctrl και Enter: παίξε.
board-help-square = Με τα βέλη πας από θέση σε θέση. Το Enter πιάνει ένα κομμάτι και το αφήνει. Backspace: πίσω, Escape: άφησέ το, Ctrl και Enter: παίξε.
board-place-point = θέση { $number }
board-place-bar = μπάρα
board-place-off = έξω
board-empty = { $place }: άδεια
board-checkers = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] άσπρο
       *[dark] μαύρο
    } πούλι
   *[other] { $count } { $colour ->
        [light] άσπρα
       *[dark] μαύρα
    } πούλια
}
board-man = { $place }: { $colour ->
    [light] λευκός
   *[dark] μαύρος
} στρατιώτης
board-king = { $place }: βασιλιάς
board-pinned = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] άσπρο
       *[dark] μαύρο
    } πούλι
   *[other] { $count } { $colour ->
        [light] άσπρα
       *[dark] μαύρα
    } πούλια
} πάνω σε πιασμένο
board-can-move = { $what }, παίζει
board-can-take = { $what }, φτάνεις εδώ
board-picked-up = { $what }, στο χέρι
board-said-picked = Στο χέρι από { $place }. Πάει: { $targets }.
board-said-let-go = Το άφησες.
board-said-step = { $from }, προς { $to }.
board-said-hit = { $from }, προς { $to }, χτύπημα.
board-said-pin = { $from }, προς { $to }, πιάσιμο.
board-said-captures = { $from }, προς { $to }, { $count ->
    [one] 1 στρατιώτης αιχμάλωτος
   *[other] { $count } στρατιώτες αιχμάλωτοι
}.
board-said-back = Πίσω: { $from }, προς { $to }.
board-said-complete = Έτοιμο: παίξ' το, ή πάρ' το πίσω.
board-said-left = Μένουν: { $dice }.
board-said-first = Πρώτα το { $die }.
board-said-stuck = Τίποτα δεν παίζει από { $place }.
board-said-no-turn = Δεν παίζεται τίποτα.
board-dice = Ζάρια { $dice }
board-dice-swap = Ζάρια { $dice }: πρώτα το { $die }
board-dice-play = Ζάρια { $dice }: παίξ' το
board-dice-roll = Ρίξε τα ζάρια
board-cube = Κύβος { $value }
board-cube-of = Κύβος { $value }: { $who }
board-cube-offered = Κύβος { $value }, προσφορά: { $who }
board-to = ως { $points }
board-pips = { $pips ->
    [one] 1 βήμα
   *[other] { $pips } βήματα
}
board-crawford = Crawford
board-on-turn = παίζει
board-quiet = Χωρίς αιχμαλωσία επί { $quiet } κινήσεις
board-seen = Η θέση αυτή έχει ξανασταθεί { $seen ->
    [one] μία φορά
   *[other] { $seen } φορές
}
board-act-undo = Πίσω
board-act-play = Παίξε
board-act-pass-turn = Δεν παίζεται
board-act-roll = Ρίξε
board-act-double = Κύβος στο { $points }
board-act-take = Δέχομαι
board-act-pass = Πάσο
board-act-raise = Μπίβερ
board-act-resign = Εγκαταλείπω
board-act-accept-resignation = Ναι
board-act-refuse-resignation = Όχι
board-act-offer-draw = Προτείνω ισοπαλία
board-act-accept-draw = Ναι στην ισοπαλία
board-act-refuse-draw = Όχι στην ισοπαλία
board-act-stop = Στοπ
board-sure = { $act }: σίγουρα
board-not-now = Όχι τώρα
board-sure-points = { $act }, { $points ->
    [one] χάνεις 1 πόντο
   *[other] χάνεις { $points } πόντους
}
board-lost = { $points ->
    [one] χάνεις 1 πόντο
   *[other] χάνεις { $points } πόντους
}
`,je=`# Names of games, and what each is in one line (at most 40 letters).
game-backgammon = Μπάκγκαμον
game-portes = Πόρτες
game-plakoto = Πλακωτό
game-fevga = Φεύγα
game-tavla = Τάβλα
game-nackgammon = Νάκγκαμον
game-hypergammon = Χάιπεργκαμον
game-moultezim = Μουλτεζίμ
game-narde = Νάρντε
game-tapa = Τάπα
game-hnefatafl = Χνεφατάφλ
game-hnefatafl-v1 = Χνεφατάφλ, παραλλαγή 1
game-hnefatafl-v2 = Χνεφατάφλ, παραλλαγή 2
game-hnefatafl-v3 = Χνεφατάφλ, παραλλαγή 3
game-tavli = Τάβλι

about-backgammon = με τον κύβο, ένας έως τρεις πόντοι
about-portes = χτύπημα και πόρτες, χωρίς κύβο
about-plakoto = πιάσε το μονό πούλι, πρόσεχε τη μάνα
about-fevga = ίδια φορά και οι δύο, ένα πούλι κλείνει
about-tavla = τουρκικό: όποιος χτυπά στο σπίτι μένει
about-nackgammon = μπάκγκαμον με τέσσερα πούλια πίσω
about-hypergammon = μπάκγκαμον με τρία πούλια
about-moultezim = Φεύγα με όριο στην περιοχή του άλλου
about-narde = ένα πούλι τη φορά φεύγει από το κεφάλι
about-tapa = το βουλγαρικό Πλακωτό, χωρίς μάνα
about-hnefatafl = το τραπέζι του βασιλιά, 19 γραμμές
about-hnefatafl-v1 = ο βασιλιάς κινείται ένα σημείο
about-hnefatafl-v2 = ο βασιλιάς κινείται ένα ή δύο σημεία
about-hnefatafl-v3 = πλαισιωμένος βασιλιάς δεν κινείται
about-tavli = Πόρτες, Πλακωτό και Φεύγα με τη σειρά

# Players of the house.
player-random = παίζει στην τύχη
player-simple = ο θαμώνας
player-static = ένα εκπαιδευμένο δίκτυο
about-player-random = κάθε επιτρεπτό παίξιμο με την ίδια πιθανότητα
about-player-simple = μία κίνηση μπροστά, με όσα λένε οι παίκτες για το παιχνίδι
about-player-static = μία κίνηση μπροστά, με εκπαιδευμένα δίκτυα, στο μπάκγκαμον

# Numbers with their words.
points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
games = { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
}
`,Me=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
# what is said about it 40.

name-you = Εσύ
name-house = Το μαγαζί
name-house-number = Το μαγαζί { $number }
name-player = Παίκτης { $number }

menu-subtitle = το καφενείο των επιτραπέζιων
menu-resume = Συνέχεια
menu-game = Παιχνίδι
menu-against = Με
menu-friend = έναν φίλο
menu-friend-about = οι δύο στο ίδιο πληκτρολόγιο
menu-chair = Παίζεις
menu-chair-first = λευκά, ο βασιλιάς
menu-chair-second = μαύρα
menu-length = Διάρκεια
menu-cube = Κύβος
menu-cube-match = με παιχνίδι Crawford
menu-cube-holland = παιχνίδι Crawford, κανόνας Holland
menu-cube-no-crawford = χωρίς παιχνίδι Crawford
menu-cube-money = με Jacoby και μπίβερ
menu-cube-raccoons = με Jacoby, μπίβερ και ρακούν
menu-cube-jacoby = με Jacoby, χωρίς μπίβερ
menu-cube-beavers = με μπίβερ, χωρίς Jacoby
menu-cube-plain = χωρίς Jacoby και μπίβερ
menu-yes = ναι
menu-no = όχι
menu-clock = Ρολόι
menu-clock-delay = { $minutes } λεπτά, { $seconds } δ. αναμονή τη φορά
menu-clock-increment = { $minutes } λεπτά και { $seconds } δ. επιπλέον τη φορά
menu-dice = Ζάρια
menu-dice-system = του υπολογιστή
menu-dice-system-about = κανείς δεν τα ξέρει πριν πέσουν
menu-dice-typed = δικά σου
menu-dice-typed-about = αληθινά ζάρια, τα γράφεις εσύ
menu-language = Γλώσσα
hint-menu = Enter: κάθισε   ↑↓ ←→: διάλεξε   ?: οι κανόνες   q: έξοδος

length-single = ένα παιχνίδι
length-match = ως τους { $points } πόντους
length-money = για χρήματα
crawford-game = Παιχνίδι Crawford

panel-pips = βήματα { $pips }
panel-off = έξω { $off }
panel-men = { $men ->
    [one] 1 στρατιώτης
   *[other] { $men } στρατιώτες
}
panel-cube-middle = κύβος { $stake }
panel-cube-owned = κύβος { $stake }: { $who }
panel-cube-offered = κύβος { $stake }, προσφορά: { $who }
no-play = δεν παίζεται

# What happened. $who is a name or "Εσύ"; the sentences have no verb that it would have to agree with.
line-opening = { $first } { $one }, { $second } { $two }.
line-opening-tie = { $first } { $one }, { $second } { $two }: ξανά.
line-begun = Αρχή: { $who }.
line-rolled = { $who }: ζαριά { $dice }.
line-turn = { $who }: { $play }.
line-double = { $who }: διπλασιασμός.
line-take = { $who }: δεκτός.
line-pass = { $who }: πάσο.
line-raise = { $who }: μπίβερ.
line-refuse-resignation = { $who }: όχι στην εγκατάλειψη.
line-offer-draw = { $who }: πρόταση ισοπαλίας.
line-refuse-draw = { $who }: όχι στην ισοπαλία.
line-resign = { $who }: πρόταση εγκατάλειψης, { $points ->
    [1] απλό παιχνίδι
    [2] διπλό παιχνίδι
   *[other] τριπλό παιχνίδι
}.
line-flag = { $who }: τέλος χρόνου.
line-won = { $who }: { $points }, { $how }.
line-tie = Κανείς δεν κερδίζει: { $how }.
line-contest-won = Νίκη στον αγώνα: { $who }.
line-contest-drawn = Ο αγώνας έληξε ισόπαλος.

hint-next-game = Enter: επόμενο παιχνίδι   ιστορικό   ?: πλήκτρα
hint-opening-dice = Ρίξτε από ένα ζάρι και γράψτε τα, πρώτα του πρώτου παίκτη, όπως 31
hint-dice = Ρίξε τα ζάρια και γράψε τα, όπως 31
hint-roll = Enter: ρίξε   εγκαταλείπω   ?: πλήκτρα
hint-roll-or-double = Enter: ρίξε   κ: κύβος   εγκαταλείπω   ?: πλήκτρα
hint-turn = Γράψε 13/7 ή 13   Βέλη   Tab: όλα   Backspace: πίσω   ?: πλήκτρα
hint-turn-square = Γράψε d4-d9   Βέλη   Tab: όλα   ?: πλήκτρα
hint-confirm = Enter: παίξ' το   Backspace: πίσω   ?: πλήκτρα
hint-double = Η αξία θα διπλασιαζόταν. δ: δέχομαι   π: πάσο
hint-double-raise = Η αξία θα διπλασιαζόταν. δ: δέχομαι   π: πάσο   μπίβερ: διπλά αμέσως
hint-answer = ναι ή όχι
hint-wait = ...
hint-over = Enter: ξανά   ιστορικό   μενού: άλλα παιχνίδια   q: έξοδος
hint-page = ↑↓ PgUp PgDn: κύλιση   Esc: πίσω
hint-turns = ↑↓: διάλεξε   Enter: στήσε το   Esc: πίσω

say-type-dice = Γράψε τα δύο ζάρια, όπως 31.
say-not-understood = Το «{ $text }» δεν είναι ούτε κίνηση ούτε γνωστή λέξη. Το ? δείχνει τα πλήκτρα.
say-save-where = Πού; Όπως: σώσε game.json
say-nothing-asked = Δεν περιμένει καμία ερώτηση.
say-cannot-move = Δεν κινείται τίποτα.
say-cursor = Πήγαινε σε ένα πούλι και πάτησε Enter, ύστερα εκεί που πάει.
say-no-turns-now = Τώρα δεν είναι να παίξεις.
say-too-small = Το τραπέζι θέλει { $width } στήλες και { $height } γραμμές. Μεγάλωσε το παράθυρο.
record-kept = Η καταγραφή είναι στο { $path }.
ask-resign = Εγκαταλείπεις το παιχνίδι, { $points }; ναι ή όχι
ask-resign-value = Για πόσες φορές την αξία, 1 έως { $most }; Όπως: εγκαταλείπω 1
auto-roll-on = Οι ζαριές πέφτουν μόνες τους.
auto-roll-off = Τα ζάρια τα ρίχνεις εσύ.
auto-forced-off = Κάθε πούλι το κινείς εσύ.
auto-forced-last = Οι αναγκαστικές κινήσεις στήνονται, εσύ επιβεβαιώνεις.
auto-forced-all = Τα αναγκαστικά παιξίματα παίζονται μόνα τους.

# Words that are typed. One word each.
word-undo = πίσω
word-clear = καθάρισε
word-turns = παιξίματα
word-log = ιστορικό
word-help = βοήθεια
word-rules = κανόνες
word-auto = αυτόματα
word-mirror = καθρέφτης
word-flip = γύρισε
word-save = σώσε
word-menu = μενού
word-quit = έξοδος
word-yes = ναι
word-no = όχι

title-turns = Παιξίματα που επιτρέπονται
title-log = Τι έγινε
title-help = Πλήκτρα και λέξεις
help-keys =
    Enter, διάστημα    ό,τι λέει η κάτω γραμμή: ρίξε, παίξε, επόμενο
    13/7 8/7           μια κίνηση, όπως γράφεται· 24/16 και με τα δύο ζάρια
    13                 το πούλι στο 13, με το μεγαλύτερο ζάρι
    bar/22, 6/off      μπαίνω και μαζεύω
    d4-d9              μια κίνηση στο Χνεφατάφλ
    ←→↑↓               ο δείκτης· το Enter πιάνει ένα πούλι και το αφήνει
    Tab                όλα τα παιξίματα
    Backspace          μία κίνηση πίσω, ως την αρχή του παιξίματος
    Esc                άφησε, κλείσε, σβήσε
    Ctrl-C             έξοδος· το παιχνίδι φυλάγεται

    Λέξεις, ή τα πρώτα τους γράμματα, και Enter:
    ρίξε  κύβος  δέχομαι  πάσο  μπίβερ  ναι  όχι
    εγκαταλείπω 2      δίνω το παιχνίδι για δύο φορές την αξία
    ισοπαλία           προτείνω ισοπαλία
    στοπ               τέλος στο παιχνίδι για χρήματα, μετά από ένα παιχνίδι
    πίσω  καθάρισε     μία κίνηση πίσω, όλες πίσω
    παιξίματα  ιστορικό  κανόνες   οι αντίστοιχες σελίδες· κανόνες και με F2
    αυτόματα           ζαριές και αναγκαστικά παιξίματα μόνα τους ή όχι
    καθρέφτης  γύρισε  σπίτια αριστερά ή δεξιά· ο άλλος παίκτης κάτω
    σώσε ΑΡΧΕΙΟ        γράφει την καταγραφή και αλλού
    μενού  έξοδος      άλλο παιχνίδι· φεύγεις· ό,τι παίχτηκε φυλάγεται
`,Ne=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Board
board-help = Arrow keys go from point to point. Enter picks a checker up and puts it down, Enter twice moves it by the first die. Backspace takes back, Escape lets go, Ctrl and Enter play the turn.
board-help-square = Arrow keys go from point to point. Enter picks a piece up and puts it down. Backspace takes back, Escape lets go, Ctrl and Enter play the move.
board-place-point = point { $number }
board-place-bar = bar
board-place-off = tray
board-empty = { $place }: empty
board-checkers = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] white
       *[dark] black
    } checker
   *[other] { $count } { $colour ->
        [light] white
       *[dark] black
    } checkers
}
board-man = { $place }: { $colour ->
    [light] white
   *[dark] black
} man
board-king = { $place }: king
board-pinned = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] white
       *[dark] black
    } checker
   *[other] { $count } { $colour ->
        [light] white
       *[dark] black
    } checkers
} on a pinned one
board-can-move = { $what }, can move
board-can-take = { $what }, can be reached
board-picked-up = { $what }, picked up
board-said-picked = { $place } picked up. It can go to: { $targets }.
board-said-let-go = Let go.
board-said-step = { $from } to { $to }.
board-said-hit = { $from } to { $to }, a hit.
board-said-pin = { $from } to { $to }, a pin.
board-said-captures = { $from } to { $to }, { $count ->
    [one] 1 man captured
   *[other] { $count } men captured
}.
board-said-back = Taken back: { $from } to { $to }.
board-said-complete = The turn is complete: play it, or take back.
board-said-left = Left to play: { $dice }.
board-said-first = First the { $die }.
board-said-stuck = Nothing moves from { $place }.
board-said-no-turn = Nothing can be played.
board-dice = Dice { $dice }
board-dice-swap = Dice { $dice }: play the { $die } first
board-dice-play = Dice { $dice }: play the turn
board-dice-roll = Roll the dice
board-cube = Cube { $value }
board-cube-of = Cube { $value }, of { $who }
board-cube-offered = Cube { $value }, offered by { $who }
board-to = to { $points }
board-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
board-crawford = Crawford
board-on-turn = on turn
board-quiet = No capture for { $quiet } moves
board-seen = This position has stood { $seen ->
    [one] once before
   *[other] { $seen } times before
}
board-act-undo = Take back
board-act-play = Play
board-act-pass-turn = No move
board-act-roll = Roll
board-act-double = Double to { $points }
board-act-take = Take
board-act-pass = Pass
board-act-raise = Beaver
board-act-resign = Resign
board-act-accept-resignation = Accept
board-act-refuse-resignation = Refuse
board-act-offer-draw = Offer a draw
board-act-accept-draw = Accept the draw
board-act-refuse-draw = Refuse the draw
board-act-stop = Stop
board-sure = { $act }: sure
board-not-now = Not now
board-sure-points = { $act }, { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}
board-lost = { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}
`,Pe=`# Names of games, and what each is in one line (at most 40 letters).
game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavla = Tavla
game-nackgammon = Nackgammon
game-hypergammon = Hypergammon
game-moultezim = Moultezim
game-narde = Narde
game-tapa = Tapa
game-hnefatafl = Hnefatafl
game-hnefatafl-v1 = Hnefatafl, variant 1
game-hnefatafl-v2 = Hnefatafl, variant 2
game-hnefatafl-v3 = Hnefatafl, variant 3
game-tavli = Tavli

about-backgammon = the game of the cube, for 1 to 3 points
about-portes = Greek backgammon without cube
about-plakoto = pin the lone checker, mind the mother
about-fevga = both run one way, one holds a point
about-tavla = Turkish: who hits at home stays there
about-nackgammon = backgammon with four checkers back
about-hypergammon = backgammon with three checkers
about-moultezim = Fevga with a limit in the other quarter
about-narde = one checker a turn leaves the head
about-tapa = Bulgarian Plakoto without the mother
about-hnefatafl = the king's table on nineteen lines
about-hnefatafl-v1 = the king moves one point
about-hnefatafl-v2 = the king moves one or two points
about-hnefatafl-v3 = a flanked king stays
about-tavli = Portes, Plakoto and Fevga in turn

# Players of the house.
player-random = any legal turn
player-simple = the regular
player-static = a trained net
about-player-random = any legal turn, each equally likely
about-player-simple = one look ahead, by what players say of the game
about-player-static = one look ahead, by trained nets, in backgammon

# Numbers with their words.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
`,Fe=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
# what is said about it 40.

name-you = You
name-house = The house
name-house-number = The house { $number }
name-player = Player { $number }

menu-subtitle = the coffeehouse of board games
menu-resume = Go on
menu-game = Game
menu-against = Against
menu-friend = a friend
menu-friend-about = both at this keyboard
menu-chair = You play
menu-chair-first = White, the king
menu-chair-second = Black
menu-length = Length
menu-cube = Cube
menu-cube-match = with the Crawford game
menu-cube-holland = Crawford game, Holland rule
menu-cube-no-crawford = without the Crawford game
menu-cube-money = with Jacoby and beavers
menu-cube-raccoons = with Jacoby, beavers and raccoons
menu-cube-jacoby = with Jacoby, without beavers
menu-cube-beavers = with beavers, without Jacoby
menu-cube-plain = without Jacoby and beavers
menu-yes = yes
menu-no = no
menu-clock = Clock
menu-clock-delay = { $minutes } minutes, { $seconds } s of delay a turn
menu-clock-increment = { $minutes } minutes and { $seconds } s more a turn
menu-dice = Dice
menu-dice-system = of this machine
menu-dice-system-about = nobody knows them before they fall
menu-dice-typed = your own
menu-dice-typed-about = real dice, typed in
menu-language = Language
hint-menu = Enter: sit down   ↑↓ ←→: choose   ?: the rules of the game   q: leave

length-single = one game
length-match = match to { $points }
length-money = for money
crawford-game = Crawford game

panel-pips = pips { $pips }
panel-off = off { $off }
panel-men = { $men ->
    [one] 1 man
   *[other] { $men } men
}
panel-cube-middle = cube { $stake }
panel-cube-owned = cube { $stake }: { $who }
panel-cube-offered = cube { $stake }, offered by { $who }
no-play = no play

# What happened. $who is a name or "You"; in English it needs no verb form of its own.
line-opening = { $first } { $one }, { $second } { $two }.
line-opening-tie = { $first } { $one }, { $second } { $two }: once more.
line-begun = { $who } to begin.
line-rolled = { $who }: dice { $dice }.
line-turn = { $who }: { $play }.
line-double = { $who }: double.
line-take = { $who }: take.
line-pass = { $who }: pass.
line-raise = { $who }: beaver.
line-refuse-resignation = { $who }: resignation refused.
line-offer-draw = { $who }: draw offered.
line-refuse-draw = { $who }: draw refused.
line-resign = { $who }: resignation offered, { $points ->
    [1] a single game
    [2] a double game
   *[other] a triple game
}.
line-flag = { $who }: out of time.
line-won = { $who }: { $points } won, { $how }.
line-tie = Nobody wins: { $how }.
line-contest-won = { $who }: winner of the contest.
line-contest-drawn = The contest is drawn.

hint-next-game = Enter: next game   log: what has happened   ?: keys
hint-opening-dice = Throw a die each and type them, the first player's first, as in 31
hint-dice = Throw the dice and type them, as in 31
hint-roll = Enter: roll   resign   ?: keys
hint-roll-or-double = Enter: roll   d: double   resign   ?: keys
hint-turn = Type 13/7 or 13   Arrows: cursor   Tab: all turns   Backspace: undo   ?: keys
hint-turn-square = Type d4-d9   Arrows: cursor   Tab: all turns   ?: keys
hint-confirm = Enter: play it   Backspace: undo   ?: keys
hint-double = The stake would be doubled. t: take   p: pass
hint-double-raise = The stake would be doubled. t: take   p: pass   beaver: double at once
hint-answer = accept or refuse
hint-wait = ...
hint-over = Enter: again   log: what has happened   menu: other games   q: leave
hint-page = ↑↓ PgUp PgDn: scroll   Esc: back
hint-turns = ↑↓: choose   Enter: lay this turn   Esc: back

say-type-dice = Type the two dice, as in 31.
say-not-understood = “{ $text }” is neither a move nor a word that is known here. ? shows the keys.
say-save-where = Where to? As in: save game.json
say-nothing-asked = Nothing has been asked.
say-cannot-move = Nothing can be moved.
say-cursor = Go to a checker and press Enter, then to where it goes.
say-no-turns-now = There is no turn to play now.
say-too-small = The table needs { $width } columns and { $height } rows. Make the window larger.
record-kept = The record lies in { $path }.
ask-resign = Give the game up for { $points }? yes or no
ask-resign-value = For how many times the stake, 1 to { $most }? As in: resign 1
auto-roll-on = Rolls go by themselves.
auto-roll-off = You roll.
auto-forced-off = You move every checker.
auto-forced-last = Forced moves are laid, you confirm.
auto-forced-all = Forced turns are played.

# Words that are typed. One word each.
word-undo = undo
word-clear = clear
word-turns = turns
word-log = log
word-help = help
word-rules = rules
word-auto = auto
word-mirror = mirror
word-flip = flip
word-save = save
word-menu = menu
word-quit = quit
word-yes = yes
word-no = no

title-turns = Turns that can be played
title-log = What has happened
title-help = Keys and words
help-keys =
    Enter, space       what the bottom line says: roll, play, next game
    13/7 8/7           a move, as it is written; 24/16 with both dice
    13                 the checker on 13, by the larger die
    bar/22, 6/off      entering and bearing off
    d4-d9              a move of Hnefatafl
    ←→↑↓               the cursor; Enter picks a checker up and puts it down
    Tab                all turns that can be played
    Backspace          take the last step back, to the start of the turn
    Esc                let go, close, clear
    Ctrl-C             leave; the game is kept

    Words, or their first letters, and Enter:
    roll  double  take  pass  beaver  accept  refuse
    resign 2           give the game up for twice the stake
    draw               offer a draw
    stop               end a session for money, between two games
    undo  clear        one step, all steps of the turn
    turns  log  rules  the pages of these names; rules also with F2
    auto               rolls and forced turns by themselves, or not
    mirror  flip       home boards left or right; the other side below
    save FILE          put the record somewhere else as well
    menu  quit         another game; leave; the game is kept
`,Ie=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Tavoliere
board-help = Con le frecce vai da una punta all'altra. Invio prende una pedina e la posa, due volte Invio la muove con il primo dado. Backspace annulla, Esc lascia, Ctrl e Invio giocano il turno.
board-help-square = Con le frecce vai da un punto all'altro. Invio prende un pezzo e lo posa. Backspace annulla, Esc lascia, Ctrl e Invio giocano la mossa.
board-place-point = punta { $number }
board-place-bar = bar
board-place-off = fuori
board-empty = { $place }: vuota
board-checkers = { $place }: { $count ->
    [one] 1 pedina { $colour ->
        [light] bianca
       *[dark] nera
    }
   *[other] { $count } pedine { $colour ->
        [light] bianche
       *[dark] nere
    }
}
board-man = { $place }: pedina { $colour ->
    [light] bianca
   *[dark] nera
}
board-king = { $place }: re
board-pinned = { $place }: { $count ->
    [one] 1 pedina { $colour ->
        [light] bianca
       *[dark] nera
    }
   *[other] { $count } pedine { $colour ->
        [light] bianche
       *[dark] nere
    }
} su una inchiodata
board-can-move = { $what }, può muovere
board-can-take = { $what }, si può raggiungere
board-picked-up = { $what }, in mano
board-said-picked = In mano da { $place }. Può andare: { $targets }.
board-said-let-go = Lasciata.
board-said-step = { $from }, verso { $to }.
board-said-hit = { $from }, verso { $to }, colpita.
board-said-pin = { $from }, verso { $to }, inchiodata.
board-said-captures = { $from }, verso { $to }, { $count ->
    [one] 1 pedina catturata
   *[other] { $count } pedine catturate
}.
board-said-back = Annullato: { $from }, verso { $to }.
board-said-complete = Il turno è completo: giocalo, o annulla.
board-said-left = Da giocare: { $dice }.
board-said-first = Prima il { $die }.
board-said-stuck = Niente muove da { $place }.
board-said-no-turn = Non si può giocare niente.
board-dice = Dadi { $dice }
board-dice-swap = Dadi { $dice }: prima il { $die }
board-dice-play = Dadi { $dice }: gioca il turno
board-dice-roll = Tira i dadi
board-cube = Cubo { $value }
board-cube-of = Cubo { $value }, di { $who }
board-cube-offered = Cubo { $value }, offre { $who }
board-to = ai { $points }
board-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pip
}
board-crawford = Crawford
board-on-turn = muove
board-quiet = Nessuna cattura da { $quiet } mosse
board-seen = Questa posizione c'è già stata { $seen ->
    [one] una volta
   *[other] { $seen } volte
}
board-act-undo = Annulla
board-act-play = Gioca
board-act-pass-turn = Nessuna mossa
board-act-roll = Tira
board-act-double = Raddoppia a { $points }
board-act-take = Accetto
board-act-pass = Passo
board-act-raise = Beaver
board-act-resign = Mi arrendo
board-act-accept-resignation = Accetto
board-act-refuse-resignation = Rifiuto
board-act-offer-draw = Offri la patta
board-act-accept-draw = Accetto la patta
board-act-refuse-draw = Rifiuto la patta
board-act-stop = Smetti
board-sure = { $act }: sicuro
board-not-now = Non ora
board-sure-points = { $act }, { $points ->
    [one] 1 punto perso
   *[other] { $points } punti persi
}
board-lost = { $points ->
    [one] 1 punto perso
   *[other] { $points } punti persi
}
`,Le=`# Names of games, and what each is in one line (at most 40 letters).
game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavla = Tavla
game-nackgammon = Nackgammon
game-hypergammon = Hypergammon
game-moultezim = Moultezim
game-narde = Narde
game-tapa = Tapa
game-hnefatafl = Hnefatafl
game-hnefatafl-v1 = Hnefatafl, variante 1
game-hnefatafl-v2 = Hnefatafl, variante 2
game-hnefatafl-v3 = Hnefatafl, variante 3
game-tavli = Tavli

about-backgammon = il gioco del cubo, da uno a tre punti
about-portes = backgammon greco, senza cubo
about-plakoto = inchioda la pedina sola, cura la madre
about-fevga = stesso verso per tutti, una sola occupa
about-tavla = backgammon turco: chi colpisce resta
about-nackgammon = backgammon con quattro pedine indietro
about-hypergammon = backgammon con tre pedine
about-moultezim = Fevga con un limite nel quadrante altrui
about-narde = il gioco lungo: una a turno dalla testa
about-tapa = Plakoto bulgaro, senza la madre
about-hnefatafl = la tavola del re, diciannove linee
about-hnefatafl-v1 = il re muove di un punto
about-hnefatafl-v2 = il re muove di uno o due punti
about-hnefatafl-v3 = il re stretto resta fermo
about-tavli = Portes, Plakoto e Fevga a turno

# Players of the house.
player-random = gioca a caso
player-simple = l'habitué
player-static = una rete addestrata
about-player-random = ogni giocata legale con la stessa probabilità
about-player-simple = una giocata avanti, con quello che i giocatori dicono del gioco
about-player-static = una giocata avanti, con reti addestrate, nel backgammon

# Numbers with their words.
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
`,Re=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
# what is said about it 40.

name-you = Tu
name-house = La casa
name-house-number = La casa { $number }
name-player = Giocatore { $number }

menu-subtitle = il caffè dei giochi da tavoliere
menu-resume = Riprendi
menu-game = Gioco
menu-against = Contro
menu-friend = un amico
menu-friend-about = alla stessa tastiera
menu-chair = Giochi con
menu-chair-first = il Bianco, il re
menu-chair-second = il Nero
menu-length = Durata
menu-cube = Cubo
menu-cube-match = con la partita Crawford
menu-cube-holland = partita Crawford, regola Holland
menu-cube-no-crawford = senza la partita Crawford
menu-cube-money = con Jacoby e beaver
menu-cube-raccoons = con Jacoby, beaver e raccoon
menu-cube-jacoby = con Jacoby, senza beaver
menu-cube-beavers = con beaver, senza Jacoby
menu-cube-plain = senza Jacoby e beaver
menu-yes = sì
menu-no = no
menu-clock = Orologio
menu-clock-delay = { $minutes } minuti, { $seconds } s di attesa a turno
menu-clock-increment = { $minutes } minuti e { $seconds } s in più a turno
menu-dice = Dadi
menu-dice-system = del computer
menu-dice-system-about = nessuno li conosce prima che cadano
menu-dice-typed = i tuoi
menu-dice-typed-about = dadi veri, da scrivere
menu-language = Lingua
hint-menu = Invio: siediti   ↑↓ ←→: scegli   ?: le regole del gioco   q: esci

length-single = una partita
length-match = match ai { $points } punti
length-money = gioco singolo
crawford-game = Partita Crawford

panel-pips = pip { $pips }
panel-off = fuori { $off }
panel-men = { $men ->
    [one] 1 pedina
   *[other] { $men } pedine
}
panel-cube-middle = cubo { $stake }
panel-cube-owned = cubo { $stake }: { $who }
panel-cube-offered = cubo { $stake }, offre { $who }
no-play = nessuna mossa

# What happened. $who is a name or "Tu"; the sentences have no verb that it would have to agree with.
line-opening = { $first } { $one }, { $second } { $two }.
line-opening-tie = { $first } { $one }, { $second } { $two }: di nuovo.
line-begun = Comincia: { $who }.
line-rolled = { $who }: dadi { $dice }.
line-turn = { $who }: { $play }.
line-double = { $who }: raddoppio.
line-take = { $who }: accettato.
line-pass = { $who }: passo.
line-raise = { $who }: beaver.
line-refuse-resignation = { $who }: resa rifiutata.
line-offer-draw = { $who }: patta offerta.
line-refuse-draw = { $who }: patta rifiutata.
line-resign = { $who }: resa offerta, { $points ->
    [1] partita singola
    [2] partita doppia
   *[other] partita tripla
}.
line-flag = { $who }: tempo scaduto.
line-won = { $who }: { $points }, { $how }.
line-tie = Non vince nessuno: { $how }.
line-contest-won = { $who }: vittoria finale.
line-contest-drawn = La serie è patta.

hint-next-game = Invio: prossima partita   storia: che cosa è successo   ?: tasti
hint-opening-dice = Tirate un dado a testa e scriveteli, prima quello del primo, come 31
hint-dice = Tira i dadi e scrivili, come 31
hint-roll = Invio: tira   resa   ?: tasti
hint-roll-or-double = Invio: tira   r: raddoppio   resa   ?: tasti
hint-turn = Scrivi 13/7 o 13   Frecce   Tab: giocate   Backspace: annulla   ?: tasti
hint-turn-square = Scrivi d4-d9   Frecce   Tab: tutte le mosse   ?: tasti
hint-confirm = Invio: gioca   Backspace: annulla   ?: tasti
hint-double = La posta raddoppierebbe. a: accetto   p: passo
hint-double-raise = La posta raddoppierebbe. a: accetto   p: passo   beaver: subito il doppio
hint-answer = sì o no
hint-wait = ...
hint-over = Invio: ancora   storia: che cosa è successo   menu: altri giochi   q: esci
hint-page = ↑↓ PgSu PgGiù: scorri   Esc: indietro
hint-turns = ↑↓: scegli   Invio: disponi   Esc: indietro

say-type-dice = Scrivi i due dadi, come 31.
say-not-understood = «{ $text }» non è né una mossa né una parola nota. ? mostra i tasti.
say-save-where = Dove? Come: salva game.json
say-nothing-asked = Non c'è nessuna domanda.
say-cannot-move = Non si muove niente.
say-cursor = Vai su una pedina e premi Invio, poi dove va.
say-no-turns-now = Adesso non c'è niente da giocare.
say-too-small = Il tavolo vuole { $width } colonne e { $height } righe. Allarga la finestra.
record-kept = La registrazione è in { $path }.
ask-resign = Ti arrendi per { $points }? sì o no
ask-resign-value = Per quante volte la posta, da 1 a { $most }? Come: resa 1
auto-roll-on = I dadi si tirano da soli.
auto-roll-off = I dadi li tiri tu.
auto-forced-off = Muovi tu ogni pedina.
auto-forced-last = Le mosse obbligate si dispongono da sole, tu confermi.
auto-forced-all = I turni obbligati si giocano da soli.

# Words that are typed. One word each.
word-undo = annulla
word-clear = pulisci
word-turns = giocate
word-log = storia
word-help = aiuto
word-rules = regole
word-auto = automatico
word-mirror = specchio
word-flip = gira
word-save = salva
word-menu = menu
word-quit = esci
word-yes = sì
word-no = no

title-turns = Giocate possibili
title-log = Che cosa è successo
title-help = Tasti e parole
help-keys =
    Invio, spazio      quello che dice la riga in basso: tira, gioca, avanti
    13/7 8/7           una giocata, come si scrive; 24/16 con due dadi
    13                 la pedina su 13, con il dado più alto
    bar/22, 6/off      rientrare e portare fuori
    d4-d9              una mossa di Hnefatafl
    ←→↑↓               il cursore; Invio prende e posa una pedina
    Tab                tutte le giocate possibili
    Backspace          annulla l'ultima mossa, fino all'inizio del turno
    Esc                lascia, chiudi, cancella
    Ctrl-C             esci; la partita resta salvata

    Parole, o le prime lettere, e Invio:
    tira  raddoppio  accetto  passo  beaver  sì  no
    resa 2             arrenditi per due volte la posta
    patta              offri la patta
    smetti             fine del gioco singolo, tra due partite
    annulla  pulisci   una mossa, tutte le mosse del turno
    giocate  storia  regole   le pagine con questi nomi; regole anche con F2
    automatico         dadi e turni obbligati da soli, o no
    specchio  gira     case a sinistra o a destra; l'altro in basso
    salva FILE         scrivi la registrazione anche altrove
    menu  esci         un altro gioco; lascia; la partita resta salvata
`,ze=[`en`,`el`,`it`],Be={en:[Ne,Pe,Fe],el:[Ae,je,Me],it:[Ie,Le,Re]};function Ve(e,t=[]){let n=new re(e,{useIsolating:!1});for(let r of[...Be[e],...t])n.addResource(new Oe(r));return(e,t={})=>{let r=n.getMessage(e)?.value;return r==null?e:n.formatPattern(r,t,[])}}function He(e){let t=e.map(e=>e.slice(0,2).toLowerCase());return ze.find(e=>e===t.find(e=>ze.includes(e)))??`en`}function C(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}function w(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}var T=e=>Math.round(e*100)/100;function E(e,t,n){let r=w(`button`,{type:`button`,...t},e);return r.addEventListener(`click`,n),r}function D(e,t){e.textContent!==t&&(e.textContent=t)}var O=[`first`,`second`],k=e=>e===`first`?`second`:`first`,Ue=class extends Error{};Array(25).fill(0);function A(e,t){return t<1||t>24?t:e.way===`opposite`?25-t:(t+11)%24+1}function We(e,t){let n=Array(25).fill(0);for(let r=1;r<=24;r++)n[A(e,r)]=t.points[r]??0;return{...t,points:n,pinned:t.pinned.map(t=>A(e,t))}}var Ge={".":`empty`,b:`black`,w:`white`,k:`king`};function Ke(e,t,n){if(t.kind===`points`&&e.kind===`points`){let r=({points:e,bar:t,hand:n,pinned:r})=>({points:[0,...e],bar:t,hand:n,pinned:r});return qe(r(t.x),We(e,r(t.o)),n)}if(t.kind===`square`&&e.kind===`square`&&t.size===e.size){let e=t.rows.toReversed().flatMap(e=>Array.from(e,e=>Ge[e]??`empty`));return{kind:`square`,size:t.size,cells:e,quiet:0,seen:0}}throw new Ue(`this is the board of another game`)}function qe(e,t,n){return n===`first`?{kind:`points`,first:e,second:t}:{kind:`points`,first:t,second:e}}function Je(e,t,n,r){if(t.kind===`square`){let e=[...t.cells];e[r.to]=e[r.from]??`empty`,e[r.from]=`empty`;for(let t of r.captures??[])e[t]=`empty`;return{...t,cells:e}}if(e.kind!==`points`)return t;let i=Ye(t[n]),a=Ye(t[k(n)]);Xe(i,r.from,-1),Xe(i,r.to,1);let o=A(e,r.to);return r.hit===!0&&(Xe(a,o,-1),Xe(a,25,1)),r.pins===!0&&!a.pinned.includes(o)&&a.pinned.push(o),r.frees===!0&&(a.pinned=a.pinned.filter(t=>t!==A(e,r.from))),qe(i,a,n)}var Ye=({points:e,bar:t,hand:n,pinned:r})=>({points:[...e],bar:t,hand:n,pinned:[...r]});function Xe(e,t,n){t===25?e.bar+=n:t===26?e.hand+=n:t!==0&&(e.points[t]=(e.points[t]??0)+n)}function j(e,t){return t===25?e.bar:t===26?e.hand:e.points[t]??0}function Ze(e){return e.points.reduce((e,t,n)=>e+t*n,25*(e.bar+e.hand))}function M(e,t){return e.checkers-t.points.reduce((e,t)=>e+t,t.bar+t.hand)}function Qe(e,t){if(t.first.bar+t.second.bar+t.first.hand+t.second.hand>0)return!0;let n=e=>t[e].points.findLastIndex(e=>e>0);return n(`first`)<1||n(`second`)<1?!1:e.way===`opposite`?n(`first`)+n(`second`)>=25:n(`first`)>12||n(`second`)>12}function $e(e,t){let n=t%e;return`${`abcdefghjklmnopqrstuvwxyz`.charAt(n)}${Math.floor(t/e)+1}`}var et={forced:`off`,bearOff:!1,roll:!1,play:!1};function tt(e,t){if(!e.open)return[];if(t.forced!==`off`){let t=nt(e);if(t!==null)return t}return t.bearOff?rt(e):[]}function nt(e){let t=null,n=!0;return e.walk((e,r)=>{let i=JSON.stringify(r);return t??={steps:e,end:i},n=t.end===i,n}),n?t?.steps??null:null}function rt(e){let{board:t}=e.decision,{standing:n}=e;if(t.kind!==`points`||n.kind!==`points`||Qe(t,n))return[];let r=[],i=new Set;return e.walk((e,t)=>(e.every(({to:e})=>e===0)&&e.length>=r.length&&(e.length>r.length&&(i.clear(),r=e),i.add(JSON.stringify(t))),!0)),i.size===1?r:[]}var it=class{decision;#e=[];#t;constructor(e){this.decision=e;let t=e.dice;this.#t=t===null?[]:t[0]===t[1]?[t[0],t[0],t[0],t[0]]:[Math.max(...t),Math.min(...t)]}get#n(){let e=this.#e.at(-1);return e===void 0?0:e.node}#r(e){let{steps:t,nodes:n}=this.decision.graph;return(e===null?[]:n[e]??[]).flatMap(e=>{let[n,r]=typeof e==`number`?[e,null]:e,i=t[n];return i===void 0?[]:[{step:i,node:r}]})}get steps(){return this.#e.map(({step:e})=>e)}get standing(){return this.#e.at(-1)?.standing??this.decision.standing}get complete(){let e=this.#n;return e===null||this.#r(e).length===0||(this.decision.graph.complete??[]).includes(e)}get open(){return this.#r(this.#n).length>0}get choices(){return this.#r(this.#n).map(({step:e})=>e)}#i(e){let t=[...this.#t];for(let n of e){let e=t.indexOf(n.die??0);e>=0&&t.splice(e,1)}return t}get dice(){let e=this.steps.map(e=>e.die??0);return this.#t.map(t=>{let n=e.indexOf(t);return n>=0&&e.splice(n,1),{value:t,used:n>=0}})}get swappable(){return this.open&&new Set(this.#i(this.steps)).size>1}swap(){this.swappable&&this.#t.reverse()}get sources(){return[...new Set(this.choices.map(({from:e})=>e))]}targets(e){let t=new Map,n=[{path:[],place:e,node:this.#n}];for(;n.length>0;){let r=[];for(let i of n){let n=this.#i([...this.steps,...i.path]),a=({step:e})=>n.indexOf(e.die??0),o=this.#r(i.node).filter(({step:e})=>e.from===i.place);for(let{step:n,node:s}of o.toSorted((e,t)=>a(e)-a(t))){let a=[...i.path,n];t.has(n.to)||t.set(n.to,{from:e,to:n.to,path:a}),n.to!==0&&n.die!==void 0&&r.push({path:a,place:n.to,node:s})}}n=r}return[...t.values()]}tap(e){return this.decision.dice===null?null:this.targets(e).find(({path:e})=>e.length===1)??null}lay(e){let t=[...this.#e];for(let n of e){let e=t.at(-1),r=this.#r(e===void 0?0:e.node).find(({step:e})=>e.from===n.from&&e.to===n.to&&at(e,n));if(r===void 0)return!1;let{board:i,side:a,standing:o}=this.decision;t.push({...r,standing:Je(i,e?.standing??o,a,r.step)})}return this.#e=t,!0}undo(){return this.#e.pop()?.step??null}walk(e){let{board:t,side:n}=this.decision,r=(i,a,o)=>{let s=this.#r(i);return s.length===0?e(a,o):s.every(({step:e,node:i})=>r(i,[...a,e],Je(t,o,n,e)))};r(this.#n,[],this.standing)}};function at(e,t){return t.die===void 0||t.die===e.die}var ot=(e,{x:t,y:n})=>t>=e.x&&t<e.x+e.width&&n>=e.y&&n<e.y+e.height,N=e=>({x:e.x+e.width/2,y:e.y+e.height/2}),P=(e,t)=>Math.hypot(e.x-t.x,e.y-t.y),F=60,st=5,ct={wide:{side:18,column:66,post:16,bar:64,rail:36,strip:0,field:624,middle:0},tall:{side:12,column:0,post:0,bar:60,rail:40,strip:62,field:760,middle:36}},I={thick:13,long:52,pitch:14.5},L=class{view;width;height;halves;bar;reach;radius=27;cubeSize=46;die;zones;#e;#t;constructor(e){this.view=e;let t=ct[e.shape];this.#e=t,this.die=e.shape===`wide`?46:56;let n=t.side+t.column+t.post;this.width=2*n+720+t.bar,this.height=2*(t.strip+t.rail)+t.field;let r=t.strip+t.rail,i={y:r,width:360,height:t.field};this.halves=[{...i,x:n},{...i,x:n+360+t.bar}],this.bar={x:n+360,y:r,width:t.bar,height:t.field},this.#t={x:n,y:r,width:720+t.bar,height:t.field},this.reach=256.5,this.zones=this.#c()}get columns(){let{side:e,column:t,field:n}=this.#e;if(t===0)return[];let r={y:this.#t.y,width:t,height:n};return[{...r,x:e},{...r,x:this.width-e-t}]}get strips(){let{strip:e,side:t}=this.#e;if(e===0)return[];let n={x:t,width:this.width-2*t,height:e-14};return[{...n,y:12},{...n,y:this.height-e+2}]}get rail(){return this.#e.rail}get viewer(){return this.view.viewer}#n(e,t){return e===this.viewer?t:A(this.view.board,t)}#r(e){return e<=12}#i(e,t=0){return this.view.home===`right`?e:this.width-e-t}#a(e){let t=this.#r(e)?12-e:e-13,n=this.#t.x+t*F+(t>=6?this.#e.bar:0)+F/2;return this.#i(n)}point(e){let t=this.#a(e),{y:n,height:r}=this.#t;return this.#r(e)?{base:{x:t,y:n+r},tip:{x:t,y:n+r-this.reach},width:56}:{base:{x:t,y:n},tip:{x:t,y:n+this.reach},width:56}}number(e){let{y:t,height:n}=this.#t,r=this.#e.rail/2;return{x:this.#a(e),y:this.#r(e)?t+n+r:t-r}}tray(e){let t=e===this.viewer,n=!t&&this.view.board.way===`same`;if(this.view.shape===`wide`){let[e,r]=this.columns,i=this.view.home===`right`===n?e:r,a=i.height/2-8;return{...i,height:a,y:t?i.y+i.height-a:i.y}}let[r,i]=this.strips,a=t?i:r,o=this.view.home===`right`===n?a.x:a.x+a.width-310;return{...a,x:o,width:310}}score(e){let t=this.tray(e),n=N(t);if(this.view.shape===`tall`)return{x:n.x>this.width/2?this.#e.side+40:this.width-this.#e.side-40,y:n.y};let r=e===this.viewer;return{x:this.width-n.x,y:r?t.y+t.height-34:t.y+34}}length(e){let t=this.score(this.viewer);return this.view.shape===`wide`?{x:t.x,y:this.height/2+(e?50:0)}:{x:this.width/2,y:this.score(k(this.viewer)).y}}get along(){return this.view.shape===`wide`?{x:this.score(this.viewer).x,y:this.height/2-84}:null}cube(e,t=null){if(t!==null)return this.#o(k(t));let n=this.score(this.viewer);if(e===null)return{x:this.view.shape===`wide`?n.x:this.width/2,y:this.height/2};let r=this.score(e);return this.view.shape===`wide`?{x:r.x,y:r.y+(e===this.viewer?-62:62)}:{x:r.x+(r.x<this.width/2?74:-74),y:r.y}}#o(e){return N(this.halves[+(e===this.viewer)])}dice(e,t){let{x:n,y:r}=this.#o(e),i=t>2?this.die+14:this.die+22;return Array.from({length:t},(e,a)=>({x:n+(a-(t-1)/2)*i,y:r}))}spot(e,t,n,r,i=`none`){if(t===0)return this.#s(e,n);if(t===25){let t=e===this.viewer?-1:1,i=this.height/2+t*(this.#e.middle+27+8),a=this.#e.field/2-this.#e.middle-54-16;return{x:this.width/2,y:i+t*n*Math.min(54,a/Math.max(1,r-1))}}let a=this.#n(e,t),{base:o}=this.point(a),s=this.#r(a)?-1:1,c=i===`over`?27:0,l=216-c,u=r>(i===`over`?4:st)?l/(r-1):54;return{x:o.x,y:o.y+s*(29+c+n*u)}}#s(e,t){let n=this.tray(e),r=I.thick/2+5+t*I.pitch;return this.view.shape===`wide`?{x:n.x+n.width/2,y:e===this.viewer?n.y+n.height-r:n.y+r}:{x:n.x+n.width/2>this.width/2?n.x+n.width-r:n.x+r,y:n.y+n.height/2}}trayNumber(e,t){let n=this.#s(e,t);return this.view.shape===`wide`?{x:n.x,y:n.y+(e===this.viewer?-22:22)}:{x:n.x+(n.x>this.width/2?-24:24),y:n.y}}poses(e,t,n){let r=e[t],i=n===0?M(this.view.board,r):j(r,n),a=r.pinned.includes(n),o=e[k(t)].pinned.includes(A(this.view.board,n))&&n>=1&&n<=24,s=a?`under`:o?`over`:`none`,c=n===0?`edge`:`flat`;return Array.from({length:i},(e,r)=>({...this.spot(t,n,r,i,s),form:c,z:r+ +!!o,opacity:1,pinned:a,...n!==0&&i>st&&r===i-1?{count:i}:{}}))}#c(){let{y:e,height:t}=this.#t,n=this.#e.rail,r=t/2-8,i=[];for(let a=1;a<=24;a++){let o={x:this.#a(a)-F/2,y:this.#r(a)?e+t-r:e-n,width:F,height:r+n};i.push({id:`${a}`,box:o,side:null,place:a})}for(let n of O){let r=t/2,a=n===this.viewer;i.push({id:`bar-${n}`,box:{...this.bar,y:a?e:e+r,height:r},side:n,place:25}),i.push({id:`off-${n}`,box:this.tray(n),side:n,place:0})}return i}seen(e){let{x:t,y:n,width:r,height:i}=e.box;if(e.side!==null)return{x:t+3,y:n+3,width:r-6,height:i-6};let a=this.reach+this.#e.rail+24;return{x:t+1,y:this.#r(e.place)?n+i-a:n+4,width:r-2,height:a-4}}zone(e,t){let n=t===25||t===0?`${t===25?`bar`:`off`}-${e}`:`${this.#n(e,t)}`;return this.zones.find(e=>e.id===n)??null}place(e,t){return t.side===null?this.#n(e,t.place):t.side===e?t.place:null}beside(e,t){let n=N(e.box),r=e,i=1/0;for(let a of this.zones){let o=N(a.box),[s,c]=t===`left`||t===`right`?[(o.x-n.x)*(t===`right`?1:-1),Math.abs(o.y-n.y)]:[(o.y-n.y)*(t===`down`?1:-1),Math.abs(o.x-n.x)],l=s+2*c;a!==e&&s>1&&l<i&&([r,i]=[a,l])}return r}},R=60,lt=50,ut=14,dt=class{view;width;height;radius=24;die=0;zones;lines;field;constructor(e){this.view=e;let t=(e.board.size-1)*R,n=t+76;this.width=lt+n+ut,this.height=this.width,this.field={x:lt,y:ut,width:n,height:n},this.lines={x:88,y:52,width:t,height:t},this.zones=Array.from({length:e.board.size**2},(e,t)=>{let{x:n,y:r}=this.at(t);return{id:`${t}`,box:{x:n-R/2,y:r-R/2,width:R,height:R},side:null,place:t}})}get viewer(){return this.view.viewer}get size(){return this.view.board.size}at(e){let t=e%this.size,n=Math.floor(e/this.size),[r,i]=this.view.turned?[this.size-1-t,n]:[t,this.size-1-n];return{x:this.lines.x+r*R,y:this.lines.y+i*R}}coordinate(e){let{x:t,y:n}=this.at(e*this.size+e);return{file:{x:t,y:this.height-lt/2},rank:{x:lt/2,y:n}}}poses(e,t){return(e.cells[t]??`empty`)===`empty`?[]:[{...this.at(t),form:`flat`,z:0,opacity:1}]}zone(e,t){return this.zones[t]??null}place(e,t){return t.place}beside(e,t){let n=e.place%this.size,r=Math.floor(e.place/this.size),i=this.view.turned?-1:1,a=e=>Math.max(0,Math.min(this.size-1,e)),[o,s]=t===`left`||t===`right`?[a(n+(t===`right`?i:-i)),r]:[n,a(r+(t===`up`?i:-i))];return this.zones[s*this.size+o]??e}};function ft(e,t,n,r,i){if(!(e instanceof L)||t.kind!==`points`)return`at`in e?e.at(r):{x:0,y:0};let{board:a}=e.view,o=t[k(n)],s=r>=1&&r<=24?A(a,r):null,c=(r===0?M(a,t[n]):j(t[n],r))+i,l=s!==null&&o.pinned.includes(s)?`over`:`none`;return e.spot(n,r,Math.max(0,c-1),c,l)}function pt(e,t,n){let{side:r}=t.decision;return n.map(({to:n,path:i})=>{let a=ft(e,t.standing,r,n,1),o=i.at(-1),s=o?.hit===!0||o?.pins===!0||(o?.captures??[]).length>0,c=C(`g`,{class:`target${i.length>1?` far`:``}${s?` takes`:``}`,transform:`translate(${T(a.x)} ${T(a.y)})`}),l=e.radius*(i.length>1?.24:.3);return c.dataset.to=`${n}`,c.style.setProperty(`--dot`,`${T(l)}px`),s&&e instanceof L&&c.append(C(`circle`,{class:`around`,r:T(e.radius+1)})),c.append(C(`circle`,{class:`dot`,r:T(l)})),c})}function mt(e,t,n){return n.flatMap(n=>{let r=e.zone(t,n);if(r===null)return[];let{x:i,y:a,width:o,height:s}=r.box,c=`at`in e?e.at(n):{x:i+o/2,y:a+s/2};return[C(`circle`,{class:`note`,cx:T(c.x),cy:T(c.y),r:T(e.radius+5)})]})}function ht(e,t,n){let r=[],{radius:i}=e,a=new Map;for(let{from:o,to:s}of gt(n)){let c=a.get(o)??0;a.set(o,c+1);let l=ft(e,t,n.side,o,c+1),u=ft(e,t,n.side,s,0);r.push(C(`circle`,{class:`left`,cx:T(l.x),cy:T(l.y),r:T(i*.82)}));let d=P(l,u);if(d<2*i)continue;let f=`at`in e?0:Math.min(150,d*.35),p=e.height/2,m=(l.x+u.x)/2,h=(l.y+u.y)/2,g={x:m,y:h+(Math.abs(l.y-u.y)>p?0:Math.sign(p-h)*f)},_=P(l,g)||1,v={x:l.x+(g.x-l.x)/_*i*.82,y:l.y+(g.y-l.y)/_*i*.82},y=`M${T(v.x)} ${T(v.y)}Q${T(g.x)} ${T(g.y)} ${T(u.x)} ${T(u.y)}`;r.push(C(`path`,{class:`way`,d:y}))}if(`at`in e)for(let t of n.captures??[]){let{x:n,y:a}=e.at(t),o=i*.42;r.push(C(`path`,{class:`taken`,d:`M${n-o} ${a-o}l${2*o} ${2*o}m0 ${-2*o}l${-2*o} ${2*o}`}))}return r}function gt({steps:e}){let t=[];for(let n of e){let e=t.findIndex(({to:e})=>e===n.from),r=t[e];r===void 0?t.push(n):t[e]={from:r.from,to:n.to}}return t}var _t=[`pass`,`resign`,`accept-resignation`],vt=[..._t,`accept-draw`,`stop`],yt=[`roll`,`take`,`play`],bt=[`resign`,`offer-draw`,`stop`,`not-now`],xt=class{element=w(`div`,{class:`plate`});#e=C(`svg`,{viewBox:`-12 -12 24 24`,class:`swatch`,"aria-hidden":`true`});#t=w(`span`,{class:`name`});#n=w(`span`,{class:`turn`});#r=w(`span`,{class:`pips`});#i=w(`span`,{class:`note`});constructor(){let e=w(`span`,{class:`first`},this.#t,this.#n);this.element.append(this.#e,w(`span`,{class:`who`},e,this.#r),this.#i)}show(e,t){this.element.classList.toggle(`on-turn`,t.onTurn);let n=[C(`circle`,{class:`disc`,r:10}),C(`circle`,{class:`ring`,r:6.6})];t.colour===`dark`&&n.push(C(`circle`,{class:`ring`,r:3.4})),this.#e.replaceChildren(C(`g`,{class:`piece ${t.colour}`},...n)),this.#t.textContent=t.name,this.#n.textContent=t.onTurn?e(`board-on-turn`):``,this.#r.textContent=t.pips===null?``:e(`board-pips`,{pips:t.pips}),this.#i.textContent=t.note}},St=class{element=w(`div`,{class:`controls`,role:`group`});#e;#t;#n=null;#r={undo:!1,play:null,actions:[]};#i=e=>e;#a=``;constructor(e,t){this.#e=e,this.#t=t}show(e,t){this.#i=e,this.#r=t,t.actions.some(({id:e})=>e===this.#n?.id)||(this.#n=null),this.#o()}#o(){let e=this.#i,{undo:t,play:n,actions:r}=this.#r,i=this.#n,a=[];if(i!==null){let t=e(`board-act-${i.id}`,{points:i.points??0}),n=i.points!==void 0&&_t.includes(i.id);a.push([`not-now`,e(`board-not-now`)]),i.choices===void 0&&a.push([`sure ${i.id}`,n?e(`board-sure-points`,{act:t,points:i.points??0}):e(`board-sure`,{act:t})]);for(let{times:t,points:n}of i.choices??[])a.push([`sure ${i.id} ${t}`,e(`board-lost`,{points:n})])}else{for(let{id:t,points:n}of r)a.push([t,e(`board-act-${t}`,{points:n??0})]);t&&a.push([`undo`,e(`board-act-undo`)]),n!==null&&a.push([`play`,e(n===`turn`?`board-act-play`:`board-act-pass-turn`)])}let o=JSON.stringify(a);if(o===this.#a)return;this.#a=o;let s=this.element.contains(document.activeElement),c=s?document.activeElement.dataset.act:void 0,l=([e])=>bt.includes(e)?0:yt.includes(e)?2:1,u=a.toSorted((e,t)=>l(e)-l(t)).map(([e,t])=>{let n=w(`button`,{type:`button`,"data-act":e,class:bt.includes(e)?`quiet`:yt.includes(e)||e.startsWith(`sure `)?`main`:``},t);return n.addEventListener(`click`,()=>this.#s(e)),n});this.element.replaceChildren(...u);let d=u.find(e=>e.dataset.act===c)??u.find(e=>!e.classList.contains(`quiet`));s&&d!==void 0?d.focus():s&&this.#t()}#s(e){if(e===`not-now`)this.#n=null;else if(vt.includes(e))this.#n=this.#r.actions.find(t=>t.id===e)??null;else{this.#n=null;let[t,n,r]=e.split(` `);t!==`sure`||n===void 0?this.#e(e):this.#e(n,r===void 0?void 0:Number(r))}this.#o()}};function z(e,t,n){return t.kind===`square`?$e(t.size,n):n===0?e(`board-place-off`):n===25||n===26?e(`board-place-bar`):e(`board-place-point`,{number:n})}function Ct(e,t,n,r,i,a){let o=[`first`,`second`];if(t.kind===`square`&&n.kind===`square`){let i=$e(t.size,r.place),a=n.cells[r.place]??`empty`;return a===`empty`?e(`board-empty`,{place:i}):a===`king`?e(`board-king`,{place:i}):e(`board-man`,{place:i,colour:a===`white`?`light`:`dark`})}let s=z(e,t,r.place);if(t.kind!==`points`||n.kind!==`points`)return s;let c=o.flatMap(e=>{let r=i(e);if(r===null)return[];let o=r===0?M(t,n[e]):j(n[e],r),s=n[e].pinned.includes(r);return o>0?[{colour:e===a?`light`:`dark`,count:o,pinned:s}]:[]}),l=c.find(({pinned:e})=>!e)??c[0];return l===void 0?e(`board-empty`,{place:s}):e(c.length>1?`board-pinned`:`board-checkers`,{place:s,count:l.count,colour:l.colour})}function wt(e,t,n){let r=z(e,t,n.from),i=z(e,t,n.to),a=n.captures?.length??0;return a>0?e(`board-said-captures`,{from:r,to:i,count:a}):Dt(e(n.hit===!0?`board-said-hit`:n.pins===!0?`board-said-pin`:`board-said-step`,{from:r,to:i}))}function Tt(e,t){return t.complete?e(`board-said-complete`):e(`board-said-left`,{dice:t.dice.filter(({used:e})=>!e).map(({value:e})=>e).join(` `)})}function Et(e,t,n,r){let i=r.map(({to:n})=>z(e,t,n)).join(`, `);return Dt(e(`board-said-picked`,{place:z(e,t,n),targets:i}))}function Dt(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function Ot({state:e,settings:t},n){return n===(e.board.kind===`square`?e.board.white:t.light)?`light`:`dark`}var kt=class{#e;#t;#n=w(`div`,{class:`live`,"aria-live":`polite`,role:`status`});#r=w(`p`,{class:`told`,"aria-hidden":`true`});#i;#a={near:new xt,far:new xt};#o;#s=null;constructor(e,t,n){this.#e=e,this.#t=t,this.#o=new St(n,()=>this.#t.focus()),this.#i=w(`p`,{class:`live`,id:`${t.id}-help`});let r=w(`div`,{class:`table`},t.element,this.#r),{far:i,near:a}=this.#a;e.append(i.element,r,a.element,this.#o.element,this.#n,this.#i)}get parts(){return{far:this.#a.far.element,near:this.#a.near.element,controls:this.#o.element}}announce(e){this.#n.textContent=e}tell(e,t,n){this.announce(e);let r=this.#t.element.getBoundingClientRect(),i=this.#r.parentElement?.getBoundingClientRect()??r,a=r.width/t.width,o=t instanceof L,s=o?t.halves[n===t.viewer?0:1]:t.field,{style:c}=this.#r;c.left=`${r.left-i.left+(s.x+s.width/2)*a}px`,c.top=`${r.top-i.top+(s.y+s.height*(o?.5:.92))*a}px`,c.maxWidth=`${(s.width-16)*a}px`,this.#r.textContent=e}show(e){let{board:t,names:n,cube:r=null,onTurn:i,toAct:a=i}=e.state,o=e.say,s=e.draft,c=e.standing,l=e.settings.viewer,u=t.kind===`square`;this.#e.classList.toggle(`square`,u),this.#e.classList.toggle(`deciding`,s!==null&&!e.sent);let d=this.#t.element;d.setAttribute(`role`,`application`),d.setAttribute(`aria-label`,o(`board-name`)),d.setAttribute(`aria-describedby`,this.#i.id),this.#i.textContent=o(u?`board-help-square`:`board-help`),this.#d(e);let f=r===null||e.layout instanceof dt?null:e.layout.cube(r.owner,r.offeredBy??null);this.#t.showCube(r?.value??null,f,this.#l(e,r),e.speed),this.#f(e),this.showMarks(e),this.showZones(e);for(let t of O)(t===l?this.#a.near:this.#a.far).show(o,{side:t,colour:Ot(e,t),name:n?.[t===`first`?0:1]??o(`name-player`,{number:t===`first`?1:2}),pips:c.kind===`points`?Ze(c[t]):null,onTurn:a===t,note:t===l?``:this.#c(e)});let p=e.sent?[]:e.state.actions??[],m=s!==null&&s.complete&&!e.sent;this.#o.show(o,{undo:s!==null&&s.steps.length>0&&!e.sent,play:m?s.steps.length>0?`turn`:`nothing`:null,actions:p})}#c({state:e,standing:t,say:n}){let{counters:r}=e;return t.kind!==`square`||r===void 0?``:t.seen>=r.seen?n(`board-seen`,{seen:t.seen}):t.quiet>=r.quiet?n(`board-quiet`,{quiet:t.quiet}):``}#l(e,t){if(t===null)return``;let n=t=>e.state.names?.[t===`first`?0:1]??e.say(`name-player`,{number:t===`first`?1:2});return t.offeredBy==null?t.owner===null?e.say(`board-cube`,{value:t.value}):e.say(`board-cube-of`,{value:t.value,who:n(t.owner)}):e.say(`board-cube-offered`,{value:t.value,who:n(t.offeredBy)})}#u(e){let{dice:t=null,onTurn:n,played:r=null}=e.state;return e.draft!==null&&e.draft.decision.dice!==null?{dice:e.draft.dice,side:e.mover,fresh:!0}:t!==null&&n!==null?{dice:jt(t,!1),side:n,fresh:!0}:r?.dice==null?null:{dice:jt(r.dice,!0),side:r.side,fresh:!1}}#d(e){let t=e.draft,n=this.#u(e),r=(e.state.actions??[]).some(({id:e})=>e===`roll`)&&!e.sent,i=r&&n?.side===e.mover?null:n,{dice:a=null,onTurn:o}=e.state,s=a===null?``:`${o} ${a.join(` `)} ${JSON.stringify(e.state.standing)}`,c=this.#s!==null&&s!==``&&s!==this.#s&&i?.fresh===!0;this.#s=s,this.#t.showDice(i?.dice??[],i?.side??e.mover,c,e.speed),this.#t.showRoll(r?e.mover:null);let l=i?.dice.slice(0,2).map(({value:e})=>e).join(` `)??``,u=this.#t.diceButton,d=t!==null&&!e.sent&&t.steps.length>0&&t.complete?`play`:t?.swappable===!0?`swap`:null,f=t?.dice.find(({used:e})=>!e)?.value??0,p=t?.dice.findLast(({used:e,value:t})=>!e&&t!==f)?.value??0,m=e.say(d===`play`?`board-dice-play`:d===`swap`?`board-dice-swap`:`board-dice`,{dice:l,die:p});u.classList.toggle(`can`,d!==null),At(u,i===null?null:d===null?`img`:`button`,m),At(this.#t.rollButton,r?`button`:null,e.say(`board-dice-roll`)),c&&this.announce(e.say(`board-dice`,{dice:l}))}#f(e){let{layout:t,standing:n}=e,{score:r=null,length:i=null,board:a}=e.state;if(!(t instanceof L)||n.kind!==`points`||a.kind!==`points`)return this.#t.texts([]);let o=O.flatMap(e=>{let i=M(a,n[e]);return[...r===null?[]:[{name:`score`,at:t.score(e),text:`${r[e===`first`?0:1]}`}],...i===0?[]:[{name:`tray-number`,at:t.trayNumber(e,i),text:`${i}`}]]}),{cube:s=null,crawford:c=!1}=e.state,l=s!==null&&s.owner===null&&s.offeredBy==null,u=i===null?[]:[e.say(`board-to`,{points:i})];c&&t.along===null&&u.push(e.say(`board-crawford`)),u.length>0&&o.push({name:`length`,at:t.length(l),text:u.join(` · `)}),c&&t.along!==null&&o.push({name:`length along`,at:t.along,text:e.say(`board-crawford`)}),this.#t.texts(o)}showMarks(e){let t=e.draft,n=e.mover,r=e.layout,i=e.sent?null:e.picked??e.near,a=t===null||i===null?[]:t.targets(i);this.#t.ring(`picked`,n,e.sent?null:e.picked),this.#t.ring(`near`,n,e.sent?null:e.near),this.#t.marks(t===null?[]:pt(r,t,a));let o=new Set(a.flatMap(({to:e})=>r.zone(n,e)?.place??[]));this.#t.numbers(r instanceof L?o:new Set),this.#t.notes(mt(r,e.settings.viewer,e.state.notes??[]));let s=e.state.played,c=e.settings.trace&&s!=null&&(t===null||t.steps.length===0);this.#t.trace(c?ht(r,e.standing,s):[])}showZones(e){this.#r.textContent=``;let{standing:t}=e,{board:n}=e.state,r=e.sent?null:e.draft,i=e.layout,a=e.mover,o=new Set(r?.sources??[]),s=new Set(r===null||e.picked===null?[]:r.targets(e.picked).map(({to:e})=>e)),c=n.kind===`square`?n.white:e.settings.light;for(let r of i.zones){let l=this.#t.zones.get(r.id);if(l===void 0)continue;let u=i.place(a,r),d=u!==null&&o.has(u),f=u!==null&&s.has(u),p=Ct(e.say,n,t,r,e=>i.place(e,r),c),m=u!==null&&u===e.picked?`board-picked-up`:f?`board-can-take`:d?`board-can-move`:null;l.setAttribute(`aria-label`,Dt(m===null?p:e.say(m,{what:p}))),l.setAttribute(`tabindex`,r.id===e.focus?`0`:`-1`),l.classList.toggle(`can`,d||f)}}};function At(e,t,n){if(t===null)for(let t of[`role`,`aria-label`,`tabindex`])e.removeAttribute(t);else e.setAttribute(`role`,t),e.setAttribute(`aria-label`,n),t===`button`?e.setAttribute(`tabindex`,`0`):e.removeAttribute(`tabindex`)}function jt(e,t){let[n,r]=e;return(n===r?[n,n,n,n]:[Math.max(...e),Math.min(...e)]).map(e=>({value:e,used:t}))}var Mt={now:()=>performance.now(),frame:e=>{let t=requestAnimationFrame(e);return()=>cancelAnimationFrame(t)}},Nt=e=>1-(1-e)**3,Pt=class{#e;#t=[];#n=null;#r=[];idle=()=>{};constructor(e){this.#e=e}get busy(){return this.#t.length>0}play(e,t=()=>{}){let n=this.#e.now();this.#r.push(t);for(let t of e)t.delay<=0&&t.duration>0&&t.show(0),this.#t.push({tween:t,begins:n+t.delay,over:!1});this.#t.sort((e,t)=>e.begins-t.begins),e.every(({delay:e,duration:t})=>e+t<=0)&&this.#a(n),this.#i()}finish(){this.#a(1/0)}#i(){this.#t.length!==0&&this.#n===null&&(this.#n=this.#e.frame(()=>{this.#n=null,this.#a(this.#e.now()),this.#i()}))}#a(e){for(let t of this.#t){let{delay:n,duration:r,show:i}=t.tween;if(e<t.begins)continue;let a=e===1/0||r<=0?1:Math.min(1,(e-t.begins)/r);i(a),t.over=a>=1}if(this.#t=this.#t.filter(({over:e})=>!e),this.#t.length>0)return;this.#n?.(),this.#n=null;let t=this.#r;this.#r=[];for(let e of t)e();this.busy||this.idle()}},Ft=[...Array.from({length:24},(e,t)=>t+1),25,26,0],It=class{#e=new Map;#t=0;#n(e,t,n=!1){let r=`${e} ${t} ${n}`,i=this.#e.get(r)??{side:e,king:n,place:t,pieces:[]};return this.#e.set(r,i),i}stand(e,t){let n=this.#r(e,t),r=[];for(let[e,t]of this.#e)for(;t.pieces.length>(n.get(e)?.count??0);){let e=t.pieces.pop();e!==void 0&&r.push({piece:e,place:t.place})}for(let{side:e,place:t,king:i,count:a}of n.values()){let n=this.#n(e,t,i);for(;n.pieces.length<a;){let[a]=r.filter(({piece:t})=>t.side===e&&t.king===i).toSorted((e,n)=>Math.abs(e.place-t)-Math.abs(n.place-t));a!==void 0&&r.splice(r.indexOf(a),1),n.pieces.push(a?.piece??{id:this.#t++,side:e,king:i})}}}#r(e,t){let n=new Map,r=(e,t,r,i)=>{i>0&&n.set(`${e} ${t} ${r}`,{side:e,place:t,king:r,count:i})};if(t.kind===`square`&&e.kind===`square`)t.cells.forEach((t,n)=>{t!==`empty`&&r(t===`black`?k(e.white):e.white,n,t===`king`,1)});else if(t.kind===`points`&&e.kind===`points`)for(let n of O)for(let i of Ft)r(n,i,!1,i===0?M(e,t[n]):j(t[n],i));return n}poses(e,t){let n=new Map;for(let{side:r,place:i,pieces:a}of this.#e.values()){if(a.length===0)continue;let o=Lt(e,t,r,i);a.forEach((e,t)=>{let r=o[t];r!==void 0&&n.set(e,r)})}return n}top(e,t){return this.#n(e,t,!1).pieces.at(-1)??this.#n(e,t,!0).pieces.at(-1)??null}};function Lt(e,t,n,r){return t.kind===`square`?`lines`in e?e.poses(t,r):[]:`lines`in e?[]:e.poses(t,n,r)}function Rt(e,t,{side:n,steps:r},i){let a=[],o=t;for(let{from:t,to:s}of r){let r=zt(e,o,n,{from:t,to:s},i);a.push(r),o=Je(e,o,n,r)}return B(o,i)?a:null}function zt(e,t,n,r,i){if(t.kind===`square`&&i.kind===`square`){let e=t.cells.flatMap((e,t)=>e!==`empty`&&t!==r.from&&t!==r.to&&i.cells[t]===`empty`?[t]:[]);return{...r,captures:e}}if(e.kind!==`points`||t.kind!==`points`||i.kind!==`points`)return r;let a=k(n),o=t=>A(e,t),s=t[a].pinned.includes(o(r.from))&&j(t[n],r.from)===1?{frees:!0}:{};return r.to===0||j(t[a],o(r.to))!==1||t[a].pinned.includes(o(r.to))?{...r,...s}:i[a].bar>t[a].bar?{...r,...s,hit:!0}:{...r,...s,pins:!0}}function B(e,t){let n=e=>e.kind===`square`?e.cells.join():O.map(t=>{let{points:n,bar:r,hand:i,pinned:a}=e[t];return JSON.stringify([n,r,i,a.toSorted((e,t)=>e-t)])}).join();return e.kind===t.kind&&n(e)===n(t)}var Bt={viewer:`first`,home:`right`,light:`first`,click:`play`,speed:1,trace:!0,plates:!0,automatic:et},Vt=[[[0,0]],[[-1,-1],[1,1]],[[-1,-1],[0,0],[1,1]],[[-1,-1],[1,-1],[-1,1],[1,1]],[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]],Ht=class{element;#e;#t;#n=0;#r={x:0,y:0};constructor(e,t){this.#t=e,this.#e=C(`g`,{class:`pips`});let n=e/2;this.element=C(`g`,{class:`die`},C(`circle`,{class:`shadow`,cx:1,cy:4,r:T(n*1.35),fill:t}),C(`rect`,{class:`cube-face`,x:-n,y:-n,width:e,height:e,rx:T(e*.2)}),this.#e)}value(e){if(e===this.#n)return;this.#n=e;let t=this.#t*.26,n=Vt[e-1]??[];this.#e.replaceChildren(...n.map(([e,n])=>C(`circle`,{cx:T(e*t),cy:T(n*t),r:T(this.#t*.092)})))}place(e,t){this.#r=e,this.element.setAttribute(`transform`,`translate(${T(e.x)} ${T(e.y)}) rotate(${T(t)})`)}get spot(){return this.#r}},Ut=[-4,5,3,-3],Wt=class{element;#e;#t;#n=[];#r=[];constructor(e,t){this.#e=e,this.#t=t,this.element=C(`g`,{class:`dice`})}show(e,t,n){let r=e.length===2&&this.#r.length===2&&e[0]?.value===this.#r[1]&&e[1]?.value===this.#r[0];for(r&&e[0]?.value!==e[1]?.value&&this.#n.reverse();this.#n.length>e.length;)this.#n.pop()?.element.remove();for(;this.#n.length<e.length;){let e=new Ht(this.#e,this.#t);this.#n.push(e),this.element.append(e.element)}this.#r=e.map(({value:e})=>e);let i=[];return this.#n.forEach((a,o)=>{let s=e[o],c=t[o];if(s===void 0||c===void 0)return;a.value(s.value),a.element.classList.toggle(`used`,s.used),a.element.classList.toggle(`dark`,n===`dark`),a.element.classList.toggle(`light`,n===`light`);let l=a.spot,u=Ut[o]??0;if(!r)a.place(c,u);else{let e=o===0?-1:1;i.push({delay:0,duration:180,show:t=>{let n=Nt(t),r=Math.sin(n*Math.PI)*16*e;a.place({x:l.x+(c.x-l.x)*n,y:l.y+(c.y-l.y)*n+r},u)}})}}),i}roll(e){return this.#n.map((t,n)=>{let r=this.#r[n]??1,i=t.spot,a=Ut[n]??0;return{delay:0,duration:410+n%2*40,show:o=>{let s=Nt(o),c=Math.abs(Math.cos(o*Math.PI*1.5))*34*(1-o),l=o>.72?r:((r+5-Math.floor((.72-o)*12))%6+6)%6+1;t.value(o>=1?r:l),t.place({x:e.x+(i.x-e.x)*s,y:e.y+(i.y-e.y)*s-c},a+(1-s)*(n%2==0?320:-400))}}})}get empty(){return this.#n.length===0}},V=(e,{x:t,y:n,width:r,height:i},a)=>C(`rect`,{class:e,x:t,y:n,width:r,height:i,rx:a}),Gt=({x:e,y:t,width:n,height:r},i)=>({x:e+i,y:t+i,width:n-2*i,height:r-2*i});function Kt(e,{x:t,y:n},r){return C(`text`,{class:e,x:T(t),y:T(n),dy:`0.35em`,"text-anchor":`middle`},r)}function qt(e){return e instanceof L?Yt(e):Xt(e)}function Jt(e,t,n){let r=Math.sign(t.y-e.y),i=n/2,a=2.2,o=t.y-r*9;return[`M${T(e.x-i)} ${e.y}`,`L${T(t.x-a)} ${T(o)}`,`Q${T(t.x)} ${T(t.y+r*1)} ${T(t.x+a)} ${T(o)}`,`L${T(e.x+i)} ${e.y}Z`].join(``)}function Yt(e){let t=C(`g`,{class:`ground`,"aria-hidden":`true`}),n={x:0,y:0,width:e.width,height:e.height};t.append(V(`frame`,n,14),V(`frame-line`,Gt(n,5),10));for(let n of[...e.columns,...e.strips])t.append(V(`recess`,n,6),V(`sunk`,n,6));for(let n of e.halves)t.append(V(`field`,n,3));let r=new Map;for(let n=1;n<=24;n++){let{base:i,tip:a,width:o}=e.point(n);t.append(C(`path`,{class:n%2==0?`point even`:`point odd`,d:Jt(i,a,o)}));let s=Kt(`number`,e.number(n),`${n}`);r.set(n,s),t.append(s)}for(let n of e.halves)t.append(V(`sunk`,n,3));let i=e.bar;t.append(C(`line`,{class:`hinge`,x1:i.x+i.width/2,x2:i.x+i.width/2,y1:10,y2:e.height-10}));for(let n of[i.y-e.rail/2-5,i.y+i.height+e.rail/2-5]){let e=i.x+i.width/2;t.append(C(`rect`,{class:`brass`,x:e-17,y:n,width:34,height:10,rx:2.5}));for(let r of[-11,11])t.append(C(`circle`,{class:`screw`,cx:e+r,cy:n+5,r:1.8}));t.append(C(`rect`,{class:`screw`,x:e-.6,y:n,width:1.2,height:10}))}return{element:t,numbers:r}}function Xt(e){let t=C(`g`,{class:`ground`,"aria-hidden":`true`}),n={x:0,y:0,width:e.width,height:e.height};t.append(V(`frame`,n,14),V(`frame-line`,Gt(n,5),10),V(`field square`,e.field,3));let{x:r,y:i,width:a,height:o}=e.lines,s=a/(e.size-1),c=[];for(let t=0;t<e.size;t++)c.push(`M${T(r+t*s)} ${i}v${o}`,`M${r} ${T(i+t*s)}h${a}`);t.append(C(`path`,{class:`lines`,d:c.join(``)}),V(`lines edge`,e.lines,0),V(`sunk`,e.field,3));let l=(e.size-1)/2;if(Number.isInteger(l)){let{x:n,y:r}=e.at(l*e.size+l);t.append(C(`path`,{class:`heart`,d:`M${n} ${r-13}l13 13l-13 13l-13 -13z`}))}let u=new Map;for(let n=0;n<e.size;n++){let{file:r,rank:i}=e.coordinate(n);t.append(Kt(`number`,r,`abcdefghjklmnopqrstuvwxyz`.charAt(n)),Kt(`number`,i,`${n+1}`))}return{element:t,numbers:u}}var Zt=class{element;#e;#t;#n;#r=null;constructor(e){this.#n=e;let{radius:t,shadow:n}=e;this.#e=C(`g`,{class:`flat`});let r=t*1.22;this.#e.append(C(`circle`,{class:`shadow`,cx:1,cy:3,r:T(r),fill:n}),...e.king?$t(t):Qt(t,e.colour)),this.#t=C(`text`,{class:`count`,dy:`0.35em`,"text-anchor":`middle`});let[i,a]=e.tray===`wide`?[I.long,I.thick]:[I.thick,I.long-6],o=C(`g`,{class:`edge`});o.append(C(`rect`,{class:`disc`,x:-i/2,y:-a/2,width:i,height:a,rx:4}),e.tray===`wide`?C(`line`,{class:`ring`,x1:-i/2+5,x2:i/2-5,y1:0,y2:0}):C(`line`,{class:`ring`,x1:0,x2:0,y1:-a/2+5,y2:a/2-5})),this.element=C(`g`,{class:`piece ${e.colour}${e.king?` king`:``}`},this.#e,o,this.#t)}get pose(){return this.#r}show(e,t=0){this.#r=e,this.element.setAttribute(`transform`,`translate(${T(e.x)} ${T(e.y)})`),this.element.classList.toggle(`on-edge`,e.form===`edge`),this.element.classList.toggle(`pinned`,e.pinned===!0),e.opacity<1?this.element.setAttribute(`opacity`,String(T(e.opacity))):this.element.removeAttribute(`opacity`),t>0?this.#e.setAttribute(`transform`,`scale(${T(1+t)})`):this.#e.removeAttribute(`transform`);let n=e.count===void 0?``:`${e.count}`;this.#t.textContent!==n&&(this.#t.textContent=n),this.element.classList.toggle(`counted`,n!==``)}between(e,t,n,r=0){let i=e.form!==t.form,a=(e,t)=>e+(t-e)*n;if(this.show({...n<1?{form:i?`flat`:t.form,z:t.z,pinned:t.pinned===!0}:t,x:a(e.x,t.x),y:a(e.y,t.y),opacity:a(e.opacity,t.opacity)},n<1?r*Math.sin(n*Math.PI):0),!i||n>=1)return;let o=T(1-.75*(t.form===`edge`?n:1-n)**2);this.#e.setAttribute(`transform`,this.#n.tray===`wide`?`scale(1 ${o})`:`scale(${o} 1)`)}mark(e,t){this.element.classList.toggle(e,t)}};function Qt(e,t){let n=[C(`circle`,{class:`disc`,r:e-.75}),C(`circle`,{class:`ring`,r:T(e*.68)})];return t===`dark`&&n.push(C(`circle`,{class:`ring`,r:T(e*.4)})),n}function $t(e){let t=Array.from({length:16},(t,n)=>{let r=n*Math.PI/8,i=n%2==0?e*1.2:e*.98;return`${T(Math.sin(r)*i)} ${T(-Math.cos(r)*i)}`}),n=e*.5;return[C(`path`,{class:`disc`,d:`M${t.join(`L`)}Z`}),C(`path`,{class:`cross`,d:`M0 ${T(-n)}V${T(n)}M${T(-n)} 0H${T(n)}`})]}var H={least:160,most:220,units:700},U={after:.6,duration:220},en=0,tn=class{element;zones=new Map;dice;diceButton;rollButton;#e;id=`alea-board-${en++}`;#t;#n=C(`rect`,{class:`area`,rx:12});#r;#i;#a=new It;#o=new Map;#s=new Map;#c;#l;#u;#d;#f=null;constructor(e,t,n,r){this.#e=e,this.#c=t,this.#l=n,this.#u=r;let i=e=>C(`g`,{class:e});this.#t={ground:i(`layer-ground`),trace:i(`layer-trace`),zones:i(`layer-zones`),pieces:i(`layer-pieces`),notes:i(`layer-notes`),table:i(`layer-table`),marks:i(`layer-marks`),air:i(`layer-air`)};for(let[e,t]of Object.entries(this.#t))e!==`zones`&&e!==`table`&&t.setAttribute(`aria-hidden`,`true`);this.dice=new Wt(t.die,this.#p),this.diceButton=C(`g`,{class:`dice-button`},this.#n,this.dice.element),this.rollButton=C(`g`,{class:`roll-button`}),this.#r=C(`g`,{class:`cube`}),this.#i=C(`g`,{class:`texts`}),this.#t.table.append(this.#i,this.#r,this.rollButton,this.diceButton);let{ground:a,trace:o,zones:s,pieces:c,notes:l,table:u,marks:d,air:f}=this.#t;this.element=C(`svg`,{class:`drawing`},this.#m(),a,o,s,c,l,u,d,f),this.#d=this.#h()}get#p(){return`url(#${this.id}-shadow)`}#m(){return C(`defs`,{},C(`radialGradient`,{id:`${this.id}-shadow`},...[[.55,.42],[.8,.2],[1,0]].map(([e,t])=>C(`stop`,{class:`shadow-stop`,offset:e,"stop-opacity":t}))))}relay(e,t,n,r){(t.kind!==this.#l.kind||JSON.stringify(t)!==JSON.stringify(this.#l))&&(this.#a=new It),this.#c=e,this.#l=t,this.#u=n;for(let e of this.#o.values())e.element.remove();this.#o.clear(),this.#f=null,this.rollButton.replaceChildren(),this.dice=new Wt(e.die,this.#p),this.diceButton.replaceChildren(this.#n,this.dice.element),this.#d=this.#h(),this.stand(r)}#h(){let e=this.#c;this.element.setAttribute(`viewBox`,`0 0 ${e.width} ${e.height}`),this.element.style.setProperty(`--ratio`,`${e.width/e.height}`);let t=qt(e);this.#t.ground.replaceChildren(t.element),this.zones.clear();let n=e instanceof L?``:` square`;for(let t of e.zones){let{x:r,y:i,width:a,height:o}=t.box,s=C(`rect`,{class:`area`,x:r,y:i,width:a,height:o}),c=e instanceof L?e.seen(t):Gt(t.box,3),l=e=>C(`rect`,{class:e,x:c.x,y:c.y,width:c.width,height:c.height,rx:8}),u=C(`g`,{class:`zone${n}`,role:`button`,tabindex:-1,"data-zone":t.id},s,l(`halo`),l(`focus`));this.zones.set(t.id,u)}return this.#t.zones.replaceChildren(...this.#g(e.zones).flatMap(({id:e})=>this.zones.get(e)??[])),t}#g(e){return e.toSorted((e,t)=>e.box.y-t.box.y||e.box.x-t.box.x)}get#_(){let e=this.#l.kind===`square`?this.#l.white:this.#u;return t=>t===e?`light`:`dark`}#v(e){let t=this.#o.get(e);if(t!==void 0)return t;let n=this.#c,r=new Zt({colour:this.#_(e.side),king:e.king,radius:n.radius,tray:n instanceof L?n.view.shape:`wide`,shadow:this.#p});return this.#o.set(e,r),r}stand(e){this.#e.finish(),this.#a.stand(this.#l,e),this.#s=this.#a.poses(this.#c,e);for(let[e,t]of this.#s)this.#v(e).show(t);this.#y()}#y(){for(let[e,t]of this.#o)this.#s.has(e)||(t.element.remove(),this.#o.delete(e));let e=[...this.#s].toSorted(([,e],[,t])=>e.z-t.z).map(([e])=>this.#v(e).element),t=this.#t.pieces.children;(e.length!==t.length||e.some((e,n)=>t[n]!==e))&&this.#t.pieces.replaceChildren(...e)}play(e,t,n=()=>{}){let r=[],i=0;for(let{standing:n,side:a,step:o}of e){let e=this.#a.top(a,o.from);this.#a.stand(this.#l,n);let s=this.#s,c=this.#a.poses(this.#c,n),l=e===null?void 0:c.get(e),u=e===null?null:this.#v(e).pose,d=l===void 0||u===null?0:P(l,u),f=H.least+Math.min(1,d/H.units)*(H.most-H.least);for(let[n,o]of c){let c=this.#v(n);if(rn(s.get(n),o)&&rn(c.pose,o))continue;c.pose===null&&c.show(o);let l=n!==e&&n.side!==a;r.push(this.#b(c,o,(i+(l?f*U.after:0))/t,(l?U.duration:f)/t,n===e))}for(let[e,n]of s){if(c.has(e))continue;let a={...n,opacity:0};r.push(this.#b(this.#v(e),a,(i+f*U.after)/t,U.duration/t,!1))}this.#s=c,i+=f}this.#e.play(r,()=>{this.#y(),n()})}#b(e,t,n,r,i){let a=null;return{delay:n,duration:r,show:n=>{a===null&&(a=e.pose??t,(i||P(a,t)>2*this.#c.radius)&&this.#t.air.append(e.element)),n>=1?e.show(t):e.between(a,t,Nt(n),i?.07:0)}}}hold(e,t,n,r){let i=this.#a.top(e,t);if(i===null)return;let a=this.#v(i),o=this.#s.get(i);if(o===void 0)return;a.element.parentNode!==this.#t.air&&this.#t.air.append(a.element);let{count:s,...c}=o;a.show({...c,...n,form:`flat`},r)}letGo(e,t,n){let r=this.#a.top(e,t),i=r===null?void 0:this.#s.get(r);r!==null&&i!==void 0&&this.#e.play([this.#b(this.#v(r),i,0,160/n,!0)],()=>this.#y())}ring(e,t,n){let r=n===null?null:this.#a.top(t,n);for(let[t,n]of this.#o)n.mark(e,t===r)}marks(e){this.#t.marks.replaceChildren(...e)}over(e){for(let t of this.#t.marks.children)t.classList.toggle(`over`,t.dataset.to===`${e}`)}notes(e){this.#t.notes.replaceChildren(...e)}trace(e){this.#t.trace.replaceChildren(...e)}numbers(e){for(let[t,n]of this.#d.numbers)n.classList.toggle(`on`,e.has(t))}showDice(e,t,n,r){let i=this.#c;if(!(i instanceof L))return;let a=i.dice(t,e.length);nn(this.#n,a,i.die);let o=this.dice.show(e,a,this.#_(t));if(n&&e.length>0){let e=t===i.viewer?1:-1,n=a[0]??{x:0,y:0};o.push(...this.dice.roll({x:n.x+e*190,y:n.y+e*150}))}o.length>0&&this.#e.play(o.map(e=>({...e,delay:e.delay/r,duration:e.duration/r})))}showRoll(e){let t=this.#c;if(e===null||!(t instanceof L)){this.rollButton.replaceChildren();return}if(this.rollButton.childElementCount>0)return;let n=t.die/2,r=t.dice(e,2).map(({x:e,y:r})=>C(`rect`,{class:`die-place`,x:e-n,y:r-n,width:t.die,height:t.die,rx:T(t.die*.2)})),i=C(`rect`,{class:`area`,rx:12});nn(i,t.dice(e,2),t.die),this.rollButton.append(i,...r)}showCube(e,t,n,r){let i=this.#c;if(e===null||t===null||!(i instanceof L)){this.#r.replaceChildren(),this.#r.removeAttribute(`role`),this.#f=null;return}let a=i.cubeSize,o=C(`rect`,{class:`cube-face`,x:-a/2,y:-a/2,width:a,height:a,rx:7}),s=`${e}`,c=C(`text`,{class:`cube-value d${s.length}`,dy:`0.35em`,"text-anchor":`middle`},s),l=C(`circle`,{class:`shadow`,cx:1,cy:4,r:T(a*.66),fill:this.#p});this.#r.setAttribute(`role`,`img`),this.#r.setAttribute(`aria-label`,n),this.#r.replaceChildren(l,o,c);let u=this.#f??t;this.#f=t;let d=({x:e,y:t})=>this.#r.setAttribute(`transform`,`translate(${T(e)} ${T(t)})`);P(u,t)<1?d(t):this.#e.play([{delay:0,duration:260/r,show:e=>{let n=Nt(e);d({x:u.x+(t.x-u.x)*n,y:u.y+(t.y-u.y)*n})}}])}texts(e){let t=e.map(({name:e,at:t,text:n})=>{let r=e.includes(`along`)?` rotate(-90)`:``;return C(`text`,{class:e,transform:`translate(${T(t.x)} ${T(t.y)})${r}`,dy:`0.35em`,"text-anchor":`middle`},n)});this.#i.replaceChildren(...t)}focus(){[...this.zones.values()].find(e=>e.getAttribute(`tabindex`)===`0`)?.focus()}spotAt(e,t){let n=this.element.getScreenCTM();if(n===null)return{x:0,y:0};let{x:r,y:i}=new DOMPoint(e,t).matrixTransform(n.inverse());return{x:r,y:i}}};function nn(e,t,n){let[r,i]=[t.at(0),t.at(-1)],a=r===void 0||i===void 0?[0,0,0,0]:[r.x-n*.75,r.y-n*.75,i.x-r.x+n*1.5,n*1.5];[`x`,`y`,`width`,`height`].forEach((t,n)=>e.setAttribute(t,`${T(a[n]??0)}`))}function rn(e,t){return e!=null&&e.x===t.x&&e.y===t.y&&e.form===t.form&&e.count===t.count&&e.opacity===t.opacity&&e.pinned===t.pinned&&e.z===t.z}function an(e,t){let{played:n=null,dice:r=null}=t,i={graph:null,actions:[]};if(n===null||B(e.standing,t.standing)||JSON.stringify(e.board)!==JSON.stringify(t.board)||Rt(e.board,e.standing,n,t.standing)===null)return[t];let a=[];return n.dice!=null&&!on(e,n.side,n.dice)&&a.push({...e,...i,onTurn:n.side,dice:n.dice}),r!==null&&a.push({...t,...i,dice:null}),[...a,t]}function on({onTurn:e,dice:t=null},n,r){let i=e=>e.toSorted((e,t)=>e-t).join();return e===n&&t!==null&&i(t)===i(r)}var sn=184,cn=class{element=w(`div`,{class:`alea-board`});#e;#t;#n;#r;#i;#a;#o;#s=null;#c=!1;#l;#u=`wide`;#d=null;#f=null;#p=[];#m=!1;#h;#g=null;constructor(e,{say:t,settings:n={},listener:r={},clock:i=Mt}){this.#i=t,this.#a={...Bt,...n},this.#r=r,this.#o=e,this.#t=new Pt(i),this.#t.idle=()=>this.#_(),this.#l=this.#S(),this.#h=this.#l.zones[0]?.id??``,this.#e=new tn(this.#t,this.#l,e.board,this.#a.light),this.#n=new kt(this.element,this.#e,(e,t)=>this.#Q(e,t)),this.#N(),this.#E(e,!0)}mount(e){e.append(this.element),this.#g=new ResizeObserver(()=>this.#w()),this.#g.observe(this.element),this.#w()}unmount(){this.#g?.disconnect(),this.#v(),this.element.remove()}show(e){this.#p.push(...an(this.#p.at(-1)??this.#o,e)),this.#_()}#_(){if(!(this.#m||this.#t.busy)){this.#m=!0;for(let e=this.#p.shift();e!==void 0;e=this.#t.busy?void 0:this.#p.shift())this.#E(e,!1);this.#m=!1,this.element.classList.toggle(`moving`,this.#t.busy)}}#v(){do this.#t.finish();while(this.moving&&!this.#m)}set(e){this.#v(),this.#a={...this.#a,...e},this.#C()}speak(e){this.#i=e,this.#k()}get settings(){return this.#a}get parts(){return this.#n.parts}get steps(){return this.#s?.steps??[]}get moving(){return this.#t.busy||this.#p.length>0}announce(e){this.#n.announce(e)}tell(e){this.#n.tell(e,this.#l,this.#x)}get#y(){return typeof matchMedia==`function`&&matchMedia(`(prefers-reduced-motion: reduce)`).matches?1/0:this.#a.speed}get#b(){return this.#s?.standing??this.#o.standing}get#x(){return this.#o.onTurn??this.#a.viewer}#S(){let{viewer:e,home:t}=this.#a,{board:n}=this.#o;return n.kind===`points`?new L({board:n,viewer:e,home:t,shape:this.#u}):new dt({board:n,viewer:e,turned:t===`left`})}#C(){this.#l=this.#S(),this.#l.zones.some(({id:e})=>e===this.#h)||(this.#h=this.#l.zones[0]?.id??``),this.#e.relay(this.#l,this.#o.board,this.#a.light,this.#b),this.#T(),this.#k()}#w(){let{width:e,height:t}=this.element.getBoundingClientRect();if(e===0||t===0)return;let n=this.#o.board.kind===`square`,r=e-sn>t*(n?.95:1.3);this.element.dataset.plates=this.#a.plates?r?`beside`:`stacked`:`none`,this.element.classList.toggle(`narrow`,e<600),this.element.classList.toggle(`short`,t<400);let i=e/t>1.02||e>900?`wide`:`tall`;i!==this.#u&&!n&&(this.#u=i,this.#v(),this.#C()),this.#T()}#T(){let{width:e}=this.element.getBoundingClientRect(),t=this.#e.element.parentElement?.clientHeight??0;if(e===0||t===0)return;let n=this.element.dataset.plates===`beside`?sn:0,r=Math.min((e-n)/this.#l.width,t/this.#l.height),i=Math.max(0,Math.floor((e-n-r*this.#l.width)/2));this.#e.element.style.setProperty(`--unit`,`${1/r}`),this.element.style.setProperty(`--aside`,`${i}px`)}#E(e,t){let n=this.#o,r=this.#b,i=this.#s?.steps??[],a=!t&&un(n,e),o=JSON.stringify(n.board)!==JSON.stringify(e.board);this.#o=e,a||(this.#s=e.graph==null||e.onTurn===null?null:new it(ln(e,e.graph,e.onTurn)),this.#d=null,this.#f=null,this.#c=!1),t||o?this.#C():!a&&!B(r,e.standing)&&this.#O(n,r,i,e),this.#k(),!a&&this.#s!==null&&(this.#s.open||this.tell(this.#i(`board-said-no-turn`)),this.#ee(),this.#X()),a||this.#D()}#D(){let e=(this.#o.actions??[]).map(({id:e})=>e);this.#a.automatic.roll&&e.includes(`roll`)&&!e.includes(`double`)&&this.#r.act?.(`roll`)}#O(e,t,n,r){let{played:i,board:a}=r;if(i!=null){let o=n.length>0&&!B(t,r.standing)?e.standing:t,s=Rt(a,o,i,r.standing);if(s!==null){o!==t&&this.#e.stand(o),this.#e.play(dn(a,o,i.side,s),this.#y),this.announce(s.map(e=>wt(this.#i,a,e)).join(` `));return}}this.#e.stand(r.standing)}#k(){this.#n.show(this.#M)}#A(){this.#n.showMarks(this.#M)}#j(){this.#n.showZones(this.#M)}get#M(){return{state:this.#o,settings:this.#a,layout:this.#l,draft:this.#s,sent:this.#c,standing:this.#b,mover:this.#x,picked:this.#d,near:this.#f,focus:this.#h,speed:this.#y,say:this.#i}}#N(){let e=this.#e.element;e.addEventListener(`pointerdown`,e=>this.#z(e)),e.addEventListener(`pointermove`,e=>this.#H(e)),e.addEventListener(`pointerup`,e=>this.#G(e)),e.addEventListener(`pointercancel`,()=>this.#K(null)),e.addEventListener(`pointerleave`,()=>this.#W(null));let t=e.parentElement??this.element;t.addEventListener(`keydown`,e=>this.#te(e)),t.addEventListener(`focusin`,e=>{let t=e.target.closest(`[data-zone]`)?.dataset.zone;t!==void 0&&t!==this.#h&&this.#$(t)})}#P=null;#F(e){return this.#l.zones.find(({box:t})=>ot(t,e))??null}#I(e){if(this.#s===null)return null;let t=this.#F(e),n=t===null?null:this.#l.place(this.#x,t),r=this.#s.sources;return n!==null&&r.includes(n)?n:this.#l instanceof L?null:this.#L(e,r,54)}#L(e,t,n){let r=null,i=n;for(let n of t){let t=this.#l.zone(this.#x,n),a=t===null?1/0:P(N(t.box),e);a<i&&([r,i]=[n,a])}return r}#R(e,t){let n=this.#F(e),r=n===null?null:this.#l.place(this.#x,n),i=t.find(({to:e})=>e===r);if(i!==void 0)return i;if(this.#l instanceof L){let r=this.#l.zone(this.#x,0),i=t.find(({to:e})=>e===0),a=r!==null&&n===null&&Math.abs(N(r.box).x-e.x)<90;return i!==void 0&&a?i:null}let a=this.#L(e,t.map(({to:e})=>e),66);return t.find(({to:e})=>e===a)??null}#z(e){if(e.button!==0||this.#P!==null)return;this.#v();let t=this.#e.spotAt(e.clientX,e.clientY),n=t=>t.contains(e.target);if(n(this.#e.diceButton))return this.#Z();if(n(this.#e.rollButton))return this.#Q(`roll`);let r=this.#s;if(r===null||this.#c)return;if(this.#d!==null){let e=this.#R(t,r.targets(this.#d));if(e!==null)return this.#J(e)}let i=this.#I(t);if(i===null)return this.#B(t);e.preventDefault();let a=this.#d===i;this.#P={from:i,id:e.pointerId,at:t,picked:a,moved:!1},this.#e.element.setPointerCapture(e.pointerId),this.#d=i,this.#f=null;let o=this.#l.zone(this.#x,i);o!==null&&(this.#h=o.id),this.#A(),this.#j()}#B(e){let t=this.#s,n=this.#F(e),r=n===null?null:this.#l.place(this.#x,n);if(t!==null&&r!==null){let e=t.standing;this.#d===null?e.kind===`points`&&r!==0&&j(e[this.#x],r)>0&&this.#V(r):this.#r.refused?.(t.steps,this.#d,r)}this.#q(null)}#V(e){let t=this.#s;t!==null&&t.open&&(this.tell(this.#i(`board-said-stuck`,{place:z(this.#i,this.#o.board,e)})),this.#r.refused?.(t.steps,e,null))}#H(e){let t=this.#e.spotAt(e.clientX,e.clientY),n=this.#P;if(n===null){e.pointerType===`mouse`&&this.#W(t);return}if(e.pointerId!==n.id)return;let r=P(n.at,t)*this.#U>(e.pointerType===`mouse`?4:8);(n.moved||r)&&(n.moved=!0,this.element.classList.add(`dragging`),this.#e.hold(this.#x,n.from,t,e.pointerType===`mouse`?.08:.3),this.#e.over(this.#R(t,this.#s?.targets(n.from)??[])?.to??null))}get#U(){return 1/(Number(this.#e.element.style.getPropertyValue(`--unit`))||1)}#W(e){if(this.#P!==null)return;let t=e===null||this.#c||this.#t.busy?null:this.#I(e);t!==this.#f&&(this.#f=t,this.#d===null?this.#A():this.#e.ring(`near`,this.#x,t))}#G(e){let t=this.#P;t!==null&&e.pointerId===t.id&&this.#K(this.#e.spotAt(e.clientX,e.clientY))}#K(e){let t=this.#P,n=this.#s;if(this.#P=null,this.element.classList.remove(`dragging`),t===null||n===null)return;if(t.moved){let r=e===null?null:this.#R(e,n.targets(t.from));if(r!==null)return this.#J(r);this.#e.letGo(this.#x,t.from,this.#y);let i=e===null?null:this.#F(e),a=i===null?null:this.#l.place(this.#x,i);return a!==null&&a!==t.from&&this.#r.refused?.(n.steps,t.from,a),this.#q(null)}if(e===null)return this.#q(null);let r=this.#a.click===`play`||t.picked?n.tap(t.from):null;r===null?t.picked?this.#q(null):this.#q(t.from):this.#J(r)}#q(e){(e!==null||this.#d!==null)&&(this.#d=e,this.#f=null,e!==null&&this.#s!==null&&this.announce(Et(this.#i,this.#o.board,e,this.#s.targets(e))),this.#A(),this.#j())}#J(e){let t=this.#s;if(t===null||!this.#Y(e.path))return;let n=e.path.map(e=>wt(this.#i,this.#o.board,e));this.announce([...n,Tt(this.#i,t)].join(` `)),this.#X()}#Y(e){let t=this.#s;if(t===null)return!1;let n=t.standing;return t.lay(e)?(this.#d=null,this.#f=null,this.#e.play(dn(this.#o.board,n,this.#x,e),this.#y),this.#k(),this.#r.draft?.(t.steps,t.complete),!0):!1}#X(){let e=this.#s;if(e===null)return;let t=this.#a.automatic,n=tt(e,t),r=n.length>0&&e.steps.length===0;n.length>0&&this.#Y(n);let i=!e.open&&e.steps.length===0,a=t.forced===`all`&&(r||i),o=t.play&&e.steps.length>0&&!e.open;e.complete&&(a||o)&&this.confirm()}undo(){let e=this.#s;if(e===null||this.#c)return;this.#v();let t=e.undo();if(t===null)return;this.#d=null;let n={standing:e.standing,side:this.#x,step:{from:t.to,to:t.from}};this.#e.play([n],this.#y);let r=e=>z(this.#i,this.#o.board,e);this.announce(this.#i(`board-said-back`,{from:r(t.to),to:r(t.from)})),this.#k(),this.#r.draft?.(e.steps,e.complete)}confirm(){let e=this.#s;e===null||this.#c||!e.complete||(this.#c=!0,this.#d=null,this.#f=null,this.#k(),this.#r.play?.(e.steps.map(({from:e,to:t})=>({from:e,to:t}))))}unsend(){this.#c=!1,this.#k()}swap(){let e=this.#s;e!==null&&e.swappable&&(this.#v(),e.swap(),this.announce(this.#i(`board-said-first`,{die:e.dice.find(({used:e})=>!e)?.value??0})),this.#k())}#Z(){let e=this.#s;e===null||this.#c||(e.complete&&e.steps.length>0?this.confirm():this.swap())}#Q(e,t){this.#v(),e===`undo`?this.undo():e===`play`?this.confirm():this.#r.act?.(e,t)}#$(e){this.#e.zones.get(this.#h)?.setAttribute(`tabindex`,`-1`),this.#h=e,this.#e.zones.get(e)?.setAttribute(`tabindex`,`0`)}#ee(){let[e]=this.#s?.sources??[],t=e===void 0?null:this.#l.zone(this.#x,e);t!==null&&!this.#e.element.contains(document.activeElement)&&this.#$(t.id)}#te(e){let t={ArrowLeft:`left`,ArrowRight:`right`,ArrowUp:`up`,ArrowDown:`down`}[e.key],n=this.#l.zones.find(({id:e})=>e===this.#h),r=t=>t===e.target,i=e.key===`Enter`||e.key===` `;if(!(e.altKey||n===void 0)){if(t!==void 0&&!e.ctrlKey&&!e.metaKey){let e=this.#l.beside(n,t);this.#$(e.id),this.#e.zones.get(e.id)?.focus()}else if(i&&(e.ctrlKey||e.metaKey))this.confirm();else if(i&&r(this.#e.diceButton))this.#Z();else if(i&&r(this.#e.rollButton))this.#Q(`roll`);else if(i)this.#ne(n);else if(e.key===`Escape`){if(this.#d===null)return;this.announce(this.#i(`board-said-let-go`)),this.#q(null)}else if(e.key===`Backspace`||e.key===`z`&&e.ctrlKey)this.undo();else return;e.preventDefault()}}#ne(e){this.#v();let t=this.#s,n=this.#l.place(this.#x,e);if(!(t===null||this.#c||n===null)){if(this.#d!==null){let e=t.targets(this.#d).find(({to:e})=>e===n);if(e!==void 0)return this.#J(e);if(this.#d===n){let e=t.tap(n);return e===null?this.#q(null):this.#J(e)}}t.sources.includes(n)?this.#q(n):this.#d===null?this.#V(n):this.#r.refused?.(t.steps,this.#d,n)}}};function ln(e,t,n){return{board:e.board,standing:e.standing,side:n,dice:e.dice??null,graph:t}}function un(e,t){let n=({board:e,onTurn:t,dice:n=null,graph:r=null})=>JSON.stringify([e,t,n,r]);return B(e.standing,t.standing)&&n(e)===n(t)}function dn(e,t,n,r){let i=t;return r.map(t=>(i=Je(e,i,n,t),{standing:i,side:n,step:t}))}async function W(e,t,n){let r=await fetch(t,{method:e,...n===void 0?{}:{body:JSON.stringify(n),headers:{"content-type":`application/json`}}});if(!r.ok)throw Error(`${t}: ${r.status}`);return await r.json()}var fn=()=>W(`POST`,`/api/v1/me`),pn=()=>W(`GET`,`/page/games.json`),mn=()=>W(`GET`,`/api/v1/games`),hn=e=>W(`POST`,`/api/v1/contests`,e),gn=(e,t)=>W(`POST`,`/api/v1/contests/${e}/join`,t===null?{}:{invitation:t}),_n=e=>`/api/v1/contests/${e}/record`,vn=e=>W(`GET`,_n(e)),yn=()=>globalThis.crypto?.subtle!==void 0,bn=280,xn=216,G=8,Sn=12,Cn=21,wn=9.2;function Tn(e,t,n){let r=C(`svg`,{viewBox:`0 0 ${bn} ${xn}`,class:`small`,"aria-hidden":`true`});return r.append(C(`rect`,{class:`frame`,width:bn,height:xn,rx:8})),e.kind===`points`?Dn(r,e,t??`opposite`,n):On(r,e),r}function En(e){let t=e<=12,n=t?12-e:e-13;return{x:G+(n+.5)*Cn+(n>=6?Sn:0),below:t}}function Dn(e,t,n,r){for(let t of[G,146])e.append(C(`rect`,{class:`field`,x:t,y:G,width:126,height:200}));for(let t=1;t<=24;t++){let{x:n,below:r}=En(t),[i,a]=r?[208,124]:[G,92],o=`${n-Cn/2},${i} ${n+Cn/2},${i} ${n},${a}`;e.append(C(`polygon`,{class:`point ${t%2==1?`odd`:`even`}`,points:o}))}for(let i of O){let a=e=>i===r?e:n===`opposite`?25-e:e>12?e-12:e+12;t[i].points.forEach((t,n)=>{if(n===0||t===0)return;let{x:o,below:s}=En(a(n)),c=Math.min(2*wn,(90-2*wn)/Math.max(1,t-1));for(let n=0;n<t;n++){let t=18.2+n*c;e.append(kn(i===r?`light`:`dark`,o,s?xn-t:t,wn))}})}}function On(e,{size:t,cells:n}){e.append(C(`rect`,{class:`field`,x:G,y:G,width:264,height:200}));let r=200/t,i=e=>(e+.5)*r,[a,o]=[i(0),i(t-1)];for(let n=0;n<t;n++)e.append(C(`path`,{class:`lines`,d:`M${40+i(n)} ${G+a}V${G+o}M${40+a} ${G+i(n)}H${40+o}`}));n.forEach((n,a)=>{if(n===`empty`)return;let o=40+i(a%t),s=208-i(Math.floor(a/t)),c=n===`king`;e.append(kn(n===`black`?`dark`:`light`,o,s,r*(c?.56:.42))),c&&e.append(C(`path`,{class:`king-mark`,d:`M${o-3} ${s}H${o+3}M${o} ${s-3}V${s+3}`}))})}var kn=(e,t,n,r)=>C(`g`,{class:`piece ${e}`},C(`circle`,{class:`disc`,cx:t,cy:n,r})),An={en:[`# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
page-language = Language
page-home = All games
page-games = Games
page-length = Length
page-play-house = Play the house
page-invite = Invite a friend
page-begins = The table is being set up
page-no-answer = The house does not answer. Try again in a moment.
page-plain-http = This page did not come over an encrypted connection, so your browser cannot check dice. They are thrown by the house, without proof.

table-title = Table
table-unknown = There is no such table. It may have been another house.
table-connecting = Connecting
table-lost = The connection is lost. It comes back by itself, and what you have laid stays.
table-starting = The next game is about to begin
table-waiting = Waiting for somebody to sit down
table-invitation = Send this link to your friend. Whoever opens it can sit down.
table-copy = Copy the link
table-copied = Copied
table-free-chair = A chair is free.
table-sit = Sit down
table-game = Game { $number }
table-score = { $near } { $mine }, { $far } { $theirs }
table-void = The contest does not count: { $why }
table-again = Play again
table-record = Download the record

# $rolls is how many rolls of the game have been checked.
seal-making = Dice: being sealed
seal-whole = Sealed dice: { $rolls ->
    [0] nothing rolled yet
    [one] 1 roll checked
   *[other] { $rolls } rolls checked
}
seal-broken = The dice do not check: { $why }.
seal-broken-next = Nothing more of yours is given up, so the game cannot go on. Keep the record: it shows what happened.
seal-plain = Plain dice: thrown by the house, without proof
dice-why-own-commit = the commitment of this game is not that of this browser. If the game began in another browser, go on there; if it began here, the house has exchanged it
dice-why-doubled = a double came after the roll had been asked for
dice-why-chain-ended = more rolls than one secret is good for
dice-why-no-browser = this browser cannot check them, or keep the secret for them. A newer one can
`,`# Why a command is refused now.
denial-contest-over = the contest is over
denial-no-game = the next game has not begun
denial-game-on = a game is being played
denial-result-first = the result has to be recorded first
denial-wrong-result = this result does not follow from what happened
denial-not-your-turn = the other player is to act
denial-answer-first = an offer waits for its answer
denial-nothing-offered = nothing of the kind has been offered
denial-own-offer = the offer is for the other player to answer
denial-roll-first = the dice are to be rolled first
denial-dice-lie = the dice lie already
denial-roll-requested = the roll has been asked for
denial-nothing-to-roll = there is nothing to roll
denial-released-before = the value for this roll has been released
denial-no-cube = this contest is played without a cube
denial-match-to-one = a match to one point has no cube
denial-crawford-game = the Crawford game is played without the cube
denial-holland-rule = the trailer doubles only after two own turns of the game
denial-cube-not-yours = the other player owns the cube
denial-cube-limit = the cube cannot be turned any further
denial-no-raise = the double cannot be raised any further here
denial-no-such-resignation = { $most ->
    [1] this game is lost by one point
   *[other] this game is lost by one to { $most } points
}
denial-bad-position = this is no position of the game
denial-other-start = the game begins another way
denial-cannot-stop = only money play is stopped, and only between two games
denial-no-clock = this contest is played without a clock
denial-flag-not-fallen = the time is not over
denial-time-runs-back = the event is older than the one before it
denial-cannot-open = the game cannot be opened with these rules

# How a contest ended.
contest-end-played = played to the end
contest-end-time = out of time
contest-end-stopped = the players stopped

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = roll
command-play = play
command-double = double
command-take = take
command-pass = pass
command-raise = beaver
command-resign = resign
command-accept-resignation = accept
command-refuse-resignation = refuse
command-offer-draw = draw
command-accept-draw = accept
command-refuse-draw = refuse
command-stop = stop
`,`# Why a step or a turn is refused. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = the game is over
refusal-not-rolled = the dice have not been rolled
refusal-nothing-there = { $from ->
    [bar] you have nothing on the bar
    [hand] you have nothing in hand
   *[other] nothing of yours stands on { $from }
}
refusal-no-such-point = the board has no point { $point }
refusal-wrong-way = checkers move from higher to lower points
refusal-no-such-die = no die left shows { $pips }
refusal-turn-complete = the turn is complete
refusal-held-by-enemies = { $count } enemy checkers hold point { $to }
refusal-held-by-one = an enemy checker holds point { $to }, and one is enough
refusal-held-by-pinner = on point { $to } an enemy checker has yours pinned
refusal-pinned = the checker on { $from } is pinned
refusal-bar-first = { $waiting ->
    [one] the checker on the bar enters first
   *[other] the { $waiting } checkers on the bar enter first
}
refusal-not-all-home = { $rearmost ->
    [bar] bearing off needs all checkers home, and one is on the bar
   *[other] bearing off needs all checkers home, and one is on { $rearmost }
}
refusal-higher-must-move = a { $die } is played from { $higher }, the higher point
refusal-must-take-highest = a { $die } takes off the highest checker, on { $highest }, and does nothing else
refusal-held-back-by-pin = nothing is borne off while the checker on { $pinned } is pinned
refusal-both-dice = both dice can be played another way, so both must be
refusal-more-dice = { $possible } moves of the double can be played another way
refusal-larger-die = only one die can be played, so it must be the { $die }
refusal-unfinished = { $possible ->
    [one] the turn must play one die
   *[other] the turn must play { $possible } dice
}
refusal-not-moved = nothing has been moved yet
refusal-runner-not-passed = the first checker, on { $runner }, must pass the opponent's start before another moves
refusal-quadrant-full = the turn would end with all six points of the quarter from { $from } held
refusal-too-many-points = the turn would end with more than { $limit } points of the opponent's quarter held
refusal-locked-in = the turn would end with all enemy checkers locked in on { $at }
refusal-must-open = the enemy checkers on { $at } are locked in; the prime can be opened, so it must be
refusal-head-used = { $limit ->
    [one] only one checker may leave the head in this turn
   *[other] only { $limit } checkers may leave the head in this turn
}
refusal-block-without-enemy-ahead = six points in a row from { $from } need an enemy checker ahead of them
refusal-hit-checker-stays = the checker that hit on { $point } stays there for this turn
refusal-not-yours = the piece on { $from } is not yours
refusal-not-in-line = pieces move along a line, and at least one point
refusal-way-blocked = a piece on { $at } stands in the way
refusal-king-range = { $limit ->
    [one] the king moves one point
   *[other] the king moves at most { $limit } points
}
refusal-king-flanked = the king is flanked from { $first } and { $second } and may not move
refusal-restricted = this piece may not use point { $point }

# How a game ended, after "Anna wins 2 points:".
end-borne-off = all checkers borne off
end-mother-pinned = the mother is pinned
end-both-mothers-pinned = both mothers are pinned
end-frozen = neither side can ever move
end-king-escaped = the king reached the edge
end-king-taken = the king is taken
end-king-immobile = the king cannot move
end-encircled = White is shut in
end-no-moves = no move is left
end-repetition = the same position three times
end-no-capture = too long without a capture
end-passed = the double was passed
end-resigned = resigned
end-agreed = draw agreed
end-time = out of time
end-recorded = as recorded
`,`# Why the server does not do what a client asks. What the rules say stands in contest.ftl and rules.ftl.
server-not-yours = you do not play in this contest
server-not-open = this contest is not open here
server-unknown-contest = there is no such contest
server-stale = something else has happened meanwhile
server-busy = this could not be stored now, so nothing has happened
server-reused-id = this name was used for another command
server-too-many = too much at once
server-malformed = this is no message: { $detail }
server-terms = a contest cannot be played so: { $detail }
server-no-player = the house has no such player for this
server-taken = no chair is free
server-not-invited = this needs an invitation
server-no-name = a name has 1 to 40 letters
server-nobody = first say who you are
server-origin = this page may not do that
server-not-found = there is nothing here
server-dice-none = no dice of this game are to be sealed now
server-dice-order = roll { $due } is due, not roll { $found }
server-dice-early = this value is not asked for yet
server-dice-commit = another commitment was made before, or the other player made the same
server-dice-value = this value is not the one that was committed to

# What \`alea serve\` says.
serve-open = the house is open at { $address }
serve-threads = the threads of the server
serve-no-config = { $file } holds no settings: { $detail }
serve-no-variable = { $name } cannot be { $value }
serve-no-keys = { $file } does not hold the keys of a server
serve-no-store = { $file } cannot be used: { $detail }
serve-damaged = { $file } is no database of this program, or is damaged: { $detail }
serve-in-use = another program listens at { $address }
server-rematch-not-over = another contest can be asked for once this one is over
`,`# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
dice-pass = PASS: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, all as everybody was bound to
dice-pass-goes-on = The contest goes on; this is how far it has come.
dice-pass-missed = { $missed ->
    [one] 1 roll went on without the value of the player who did not roll.
   *[other] { $missed } rolls went on without the value of the player who did not roll.
}
dice-pass-key = signed by { $key }
dice-pass-key-pinned = signed by the given key
dice-pass-log = The log shows every game.
dice-pass-no-log = No log was given, so nobody can tell whether games were left out.
dice-fail = FAIL at step { $step }, game { $game }: { $why }
dice-fail-roll = FAIL at step { $step }, game { $game }, roll { $roll }: { $why }
dice-no-proof = no proof: nothing in the record says how its dice came about

dice-step-record = record
dice-step-header = header
dice-step-signature = signature
dice-step-index = index
dice-step-roller = roller
dice-step-commitment = commitment
dice-step-roll = roll
dice-step-play = play
dice-step-end = end
dice-step-log = log

dice-why-record-unreadable = the proof cannot be read
dice-why-record-misplaced = a piece of the proof stands where it does not belong
dice-why-header-missing = nothing binds the game: its header and signature are missing
dice-why-header-match = the header is of another contest
dice-why-header-number = the header has another number of the game
dice-why-header-game = the header is of another game
dice-why-header-rules = the header has other rules than the record
dice-why-header-seen = the number of the game was used before
dice-why-signature-key = it was signed by another key than the given one
dice-why-signature-hash = what was signed does not follow from the header and the commitments
dice-why-signature-wrong = the signature is not the server's
dice-why-signature-drand = a round of drand is named against the header
dice-why-roll-missing = the roll has no proof
dice-why-roll-mode = the proof of the roll is of another mode than the header's
dice-why-roll-number = roll { $due } is due, and roll { $found } stands there
dice-why-anchor-late = a new chain took over after the roll was asked for
dice-why-anchor-other = a new chain of { $who ->
    [0] the server
   *[other] player { $who }
} is not for this roll
dice-why-value-not-released = the roll has another value of player { $player } than was released
dice-why-value-out-of-turn = player { $player } released a value out of turn
dice-why-value-left-out = player { $player } was left out of the roll
dice-why-value-wrong = the value of { $who ->
    [0] the server
   *[other] player { $who }
} is not the one committed to
dice-why-seed-wrong = the seed of { $who ->
    [0] the server
   *[other] player { $who }
} is not the one committed to
dice-why-seeds-missing = the seeds are missing
dice-why-seeds-not-over = the seeds are shown when the game is over
dice-why-dice = the dice are { $first } { $second }, but { $right_first } { $right_second } follow
dice-why-play-recorded = it happened against the rules, as the record itself says
dice-why-play-denied = { $why }
dice-why-end-missing = the signed end of the game is missing
dice-why-end-other = the signed end says something else than the record
dice-why-end-events = something happened in the game that was not signed
dice-why-log-signed = the log does not show that the game was signed
dice-why-log-anchor = the log does not show that a chain took over
dice-why-log-ended = the log does not show how the game ended
`],el:[`# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
page-language = Γλώσσα
page-home = Όλα τα παιχνίδια
page-games = Παιχνίδια
page-length = Διάρκεια
page-play-house = Παίξε με το μαγαζί
page-invite = Κάλεσε έναν φίλο
page-begins = Το τραπέζι στρώνεται
page-no-answer = Το μαγαζί δεν απαντά. Δοκίμασε ξανά σε λίγο.
page-plain-http = Η σελίδα δεν ήρθε με κρυπτογραφημένη σύνδεση, γι' αυτό ο περιηγητής σου δεν μπορεί να ελέγξει ζάρια. Τα ρίχνει το μαγαζί, χωρίς απόδειξη.

table-title = Τραπέζι
table-unknown = Τέτοιο τραπέζι δεν υπάρχει. Ίσως ήταν σε άλλο μαγαζί.
table-connecting = Σύνδεση
table-lost = Η σύνδεση χάθηκε. Επανέρχεται μόνη της, και ό,τι έχεις βάλει μένει.
table-starting = Το επόμενο παιχνίδι αρχίζει
table-waiting = Περιμένουμε κάποιον να καθίσει
table-invitation = Στείλε αυτόν τον σύνδεσμο στον φίλο σου. Όποιος τον ανοίξει μπορεί να καθίσει.
table-copy = Αντιγραφή συνδέσμου
table-copied = Αντιγράφηκε
table-free-chair = Μια καρέκλα είναι ελεύθερη.
table-sit = Κάθισε
table-game = Παιχνίδι { $number }
table-score = { $near } { $mine }, { $far } { $theirs }
table-void = Η συνάντηση δεν μετρά: { $why }
table-again = Παίξε ξανά
table-record = Κατέβασε την καταγραφή

# $rolls is how many rolls of the game have been checked.
seal-making = Ζάρια: σφραγίζονται
seal-whole = Σφραγισμένα ζάρια: { $rolls ->
    [0] καμία ζαριά ακόμη
    [one] ελέγχθηκε 1 ζαριά
   *[other] ελέγχθηκαν { $rolls } ζαριές
}
seal-broken = Τα ζάρια δεν βγαίνουν σωστά: { $why }.
seal-broken-next = Τίποτε άλλο δικό σου δεν αποκαλύπτεται, γι' αυτό το παιχνίδι δεν μπορεί να συνεχιστεί. Κράτησε την καταγραφή: δείχνει τι έγινε.
seal-plain = Απλά ζάρια: τα ρίχνει το μαγαζί, χωρίς απόδειξη
dice-why-own-commit = η δέσμευση αυτού του παιχνιδιού δεν είναι αυτού του περιηγητή. Αν το παιχνίδι άρχισε σε άλλον, συνέχισε εκεί· αν άρχισε εδώ, την άλλαξε το μαγαζί
dice-why-doubled = ήρθε διπλασιασμός αφού είχε ζητηθεί η ζαριά
dice-why-chain-ended = ένα μυστικό δεν φτάνει για τόσες ζαριές
dice-why-no-browser = αυτός ο περιηγητής δεν μπορεί να τα ελέγξει ή να κρατήσει το μυστικό τους. Ένας νεότερος μπορεί
`,`# Why a command is refused now.
denial-contest-over = ο αγώνας τελείωσε
denial-no-game = το επόμενο παιχνίδι δεν έχει αρχίσει
denial-game-on = παίζεται παιχνίδι
denial-result-first = πρώτα πρέπει να γραφτεί το αποτέλεσμα
denial-wrong-result = αυτό το αποτέλεσμα δεν βγαίνει από όσα έγιναν
denial-not-your-turn = είναι η σειρά του άλλου παίκτη
denial-answer-first = μια προσφορά περιμένει απάντηση
denial-nothing-offered = δεν έχει προσφερθεί κάτι τέτοιο
denial-own-offer = στην προσφορά απαντά ο άλλος παίκτης
denial-roll-first = πρώτα ρίχνονται τα ζάρια
denial-dice-lie = τα ζάρια έχουν ήδη ριχτεί
denial-roll-requested = η ζαριά έχει ήδη ζητηθεί
denial-nothing-to-roll = δεν υπάρχει ζαριά τώρα
denial-released-before = η τιμή για αυτή τη ζαριά έχει δοθεί
denial-no-cube = ο αγώνας παίζεται χωρίς κύβο
denial-match-to-one = αγώνας σε έναν πόντο δεν έχει κύβο
denial-crawford-game = το παιχνίδι Crawford παίζεται χωρίς κύβο
denial-holland-rule = όποιος υστερεί διπλασιάζει μόνο μετά από δύο δικά του παιξίματα
denial-cube-not-yours = ο κύβος είναι του άλλου παίκτη
denial-cube-limit = ο κύβος δεν ανεβαίνει άλλο
denial-no-raise = ο διπλασιασμός δεν ανεβαίνει άλλο εδώ
denial-no-such-resignation = { $most ->
    [1] αυτό το παιχνίδι χάνεται με έναν πόντο
   *[other] αυτό το παιχνίδι χάνεται με έναν έως { $most } πόντους
}
denial-bad-position = αυτή δεν είναι διάταξη του παιχνιδιού
denial-other-start = το παιχνίδι αρχίζει αλλιώς
denial-cannot-stop = σταματά μόνο το παιχνίδι για χρήματα, και μόνο ανάμεσα σε δύο παιχνίδια
denial-no-clock = ο αγώνας παίζεται χωρίς ρολόι
denial-flag-not-fallen = ο χρόνος δεν τελείωσε
denial-time-runs-back = το γεγονός είναι παλιότερο από το προηγούμενο
denial-cannot-open = το παιχνίδι δεν ανοίγει με αυτούς τους κανόνες

# How a contest ended.
contest-end-played = παίχτηκε ως το τέλος
contest-end-time = τελείωσε ο χρόνος
contest-end-stopped = οι παίκτες σταμάτησαν

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = ρίξε
command-play = παίξε
command-double = κύβος
command-take = δέχομαι
command-pass = πάσο
command-raise = μπίβερ
command-resign = εγκαταλείπω
command-accept-resignation = ναι
command-refuse-resignation = όχι
command-offer-draw = ισοπαλία
command-accept-draw = ναι
command-refuse-draw = όχι
command-stop = στοπ
`,`# Γιατί δεν επιτρέπεται μια κίνηση. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = το παιχνίδι τελείωσε
refusal-not-rolled = δεν έχουν ριχτεί τα ζάρια
refusal-nothing-there = { $from ->
    [bar] δεν έχεις τίποτα στην μπάρα
    [hand] δεν έχεις πούλια που περιμένουν
   *[other] δεν έχεις τίποτα στο { $from }
}
refusal-no-such-point = δεν υπάρχει θέση { $point }
refusal-wrong-way = τα πούλια πηγαίνουν από τις μεγάλες θέσεις προς τις μικρές
refusal-no-such-die = κανένα ζάρι που μένει δεν δείχνει { $pips }
refusal-turn-complete = το παίξιμο είναι πλήρες
refusal-held-by-enemies = { $count } πούλια του αντιπάλου κρατούν τη θέση { $to }
refusal-held-by-one = ένα πούλι του αντιπάλου κρατά τη θέση { $to }, και φτάνει
refusal-held-by-pinner = στη θέση { $to } ο αντίπαλος έχει πιασμένο δικό σου πούλι
refusal-pinned = το πούλι στο { $from } είναι πιασμένο
refusal-bar-first = { $waiting ->
    [one] πρώτα μπαίνει το πούλι από την μπάρα
   *[other] πρώτα μπαίνουν τα { $waiting } πούλια από την μπάρα
}
refusal-not-all-home = { $rearmost ->
    [bar] μαζεύεις όταν όλα τα πούλια είναι στο σπίτι, και ένα είναι στην μπάρα
   *[other] μαζεύεις όταν όλα τα πούλια είναι στο σπίτι, και ένα είναι στο { $rearmost }
}
refusal-higher-must-move = το { $die } παίζεται από το { $higher }, τη μεγαλύτερη θέση
refusal-must-take-highest = το { $die } μαζεύει το ψηλότερο πούλι, στο { $highest }, και τίποτε άλλο
refusal-held-back-by-pin = δεν μαζεύεις όσο το πούλι στο { $pinned } είναι πιασμένο
refusal-both-dice = αλλιώς παίζονται και τα δύο ζάρια, άρα πρέπει να παιχτούν
refusal-more-dice = αλλιώς παίζονται { $possible } κινήσεις της διπλής
refusal-larger-die = μόνο ένα ζάρι παίζεται, άρα πρέπει να είναι το { $die }
refusal-unfinished = { $possible ->
    [one] πρέπει να παιχτεί ένα ζάρι
   *[other] πρέπει να παιχτούν { $possible } ζάρια
}
refusal-not-moved = δεν έχει γίνει ακόμη κίνηση
refusal-runner-not-passed = το πρώτο πούλι, στο { $runner }, πρέπει να περάσει την αφετηρία του αντιπάλου πριν κινηθεί άλλο
refusal-quadrant-full = θα έμεναν κλειστές και οι έξι θέσεις της περιοχής από το { $from }
refusal-too-many-points = θα κρατούσες πάνω από { $limit } θέσεις στην περιοχή του αντιπάλου
refusal-locked-in = θα έμεναν εγκλωβισμένα όλα τα πούλια του αντιπάλου στο { $at }
refusal-must-open = τα πούλια του αντιπάλου στο { $at } είναι εγκλωβισμένα· το εξάπορτο ανοίγει, άρα πρέπει να ανοίξει
refusal-head-used = { $limit ->
    [one] μόνο ένα πούλι φεύγει από το κεφάλι σε αυτό το παίξιμο
   *[other] μόνο { $limit } πούλια φεύγουν από το κεφάλι σε αυτό το παίξιμο
}
refusal-block-without-enemy-ahead = έξι θέσεις στη σειρά από το { $from } θέλουν πούλι του αντιπάλου μπροστά τους
refusal-hit-checker-stays = το πούλι που χτύπησε στο { $point } μένει εκεί σε αυτό το παίξιμο
refusal-not-yours = το κομμάτι στο { $from } δεν είναι δικό σου
refusal-not-in-line = τα κομμάτια κινούνται σε ευθεία, τουλάχιστον ένα σημείο
refusal-way-blocked = ένα κομμάτι στο { $at } κλείνει τον δρόμο
refusal-king-range = { $limit ->
    [one] ο βασιλιάς κινείται ένα σημείο
   *[other] ο βασιλιάς κινείται το πολύ { $limit } σημεία
}
refusal-king-flanked = ο βασιλιάς είναι πλαισιωμένος από το { $first } και το { $second } και δεν κινείται
refusal-restricted = αυτό το κομμάτι δεν πατά στο σημείο { $point }

# How a game ended, after "Anna: 2 πόντοι,".
end-borne-off = μαζεύτηκαν όλα τα πούλια
end-mother-pinned = πιάστηκε η μάνα
end-both-mothers-pinned = πιάστηκαν και οι δύο μάνες
end-frozen = αδιέξοδο, κανείς δεν μπορεί πια να παίξει
end-king-escaped = ο βασιλιάς έφτασε στην άκρη
end-king-taken = ο βασιλιάς αιχμαλωτίστηκε
end-king-immobile = ο βασιλιάς δεν μπορεί να κινηθεί
end-encircled = τα λευκά είναι περικυκλωμένα
end-no-moves = δεν μένει κίνηση
end-repetition = η ίδια διάταξη τρεις φορές
end-no-capture = πολλή ώρα χωρίς αιχμαλωσία
end-passed = δεν έγινε δεκτός ο διπλασιασμός
end-resigned = εγκατάλειψη
end-agreed = συμφωνήθηκε ισοπαλία
end-time = τελείωσε ο χρόνος
end-recorded = όπως καταγράφηκε
`,`# Γιατί ο διακομιστής δεν κάνει ό,τι του ζητάνε.
server-not-yours = δεν παίζεις σε αυτόν τον αγώνα
server-not-open = αυτός ο αγώνας δεν είναι ανοιχτός εδώ
server-unknown-contest = δεν υπάρχει τέτοιος αγώνας
server-stale = στο μεταξύ έγινε κάτι άλλο
server-busy = δεν μπόρεσε να αποθηκευτεί τώρα, άρα δεν έγινε τίποτα
server-reused-id = αυτό το όνομα δόθηκε ήδη σε άλλη εντολή
server-too-many = πολλά μαζί
server-malformed = αυτό δεν είναι μήνυμα: { $detail }
server-terms = αγώνας δεν παίζεται έτσι: { $detail }
server-no-player = το μαγαζί δεν έχει τέτοιον παίκτη γι’ αυτό
server-taken = δεν υπάρχει ελεύθερη καρέκλα
server-not-invited = χρειάζεται πρόσκληση
server-no-name = ένα όνομα έχει από 1 ως 40 γράμματα
server-nobody = πες πρώτα ποιος είσαι
server-origin = αυτή η σελίδα δεν επιτρέπεται να το κάνει
server-not-found = εδώ δεν υπάρχει τίποτα
server-dice-none = τώρα δεν σφραγίζονται ζάρια αυτής της παρτίδας
server-dice-order = σειρά έχει η ζαριά { $due }, όχι η { $found }
server-dice-early = αυτή η τιμή δεν ζητήθηκε ακόμη
server-dice-commit = δόθηκε άλλη δέσμευση πριν, ή ο άλλος παίκτης έδωσε την ίδια
server-dice-value = δεν είναι αυτή η τιμή για την οποία δόθηκε δέσμευση

# Τι λέει το \`alea serve\`.
serve-open = το μαγαζί άνοιξε στο { $address }
serve-threads = τα νήματα του διακομιστή
serve-no-config = το { $file } δεν έχει ρυθμίσεις: { $detail }
serve-no-variable = το { $name } δεν γίνεται { $value }
serve-no-keys = το { $file } δεν έχει τα κλειδιά διακομιστή
serve-no-store = το { $file } δεν μπορεί να χρησιμοποιηθεί: { $detail }
serve-damaged = το { $file } δεν είναι βάση δεδομένων αυτού του προγράμματος, ή χάλασε: { $detail }
serve-in-use = στο { $address } ακούει άλλο πρόγραμμα
server-rematch-not-over = άλλον αγώνα ζητάς όταν τελειώσει αυτός
`,`# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
dice-pass = ΣΩΣΤΑ: { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
}, { $rolls ->
    [one] 1 ζαριά
   *[other] { $rolls } ζαριές
}, όλα όπως είχαν δεσμευτεί όλοι
dice-pass-goes-on = Ο αγώνας συνεχίζεται· ελέγχθηκε ως εδώ.
dice-pass-missed = { $missed ->
    [one] 1 ζαριά έπεσε χωρίς την τιμή του παίκτη που δεν έριχνε.
   *[other] { $missed } ζαριές έπεσαν χωρίς την τιμή του παίκτη που δεν έριχνε.
}
dice-pass-key = με την υπογραφή του κλειδιού { $key }
dice-pass-key-pinned = με την υπογραφή του κλειδιού που δόθηκε
dice-pass-log = Το ημερολόγιο δείχνει κάθε παιχνίδι.
dice-pass-no-log = Δεν δόθηκε ημερολόγιο, οπότε δεν φαίνεται αν παραλείφθηκαν παιχνίδια.
dice-fail = ΛΑΘΟΣ στο βήμα { $step }, παιχνίδι { $game }: { $why }
dice-fail-roll = ΛΑΘΟΣ στο βήμα { $step }, παιχνίδι { $game }, ζαριά { $roll }: { $why }
dice-no-proof = χωρίς απόδειξη: τίποτα στην καταγραφή δεν λέει πώς έπεσαν τα ζάρια

dice-step-record = καταγραφή
dice-step-header = κεφαλίδα
dice-step-signature = υπογραφή
dice-step-index = αρίθμηση
dice-step-roller = ποιος ρίχνει
dice-step-commitment = δέσμευση
dice-step-roll = ζαριά
dice-step-play = κίνηση
dice-step-end = τέλος
dice-step-log = ημερολόγιο

dice-why-record-unreadable = η απόδειξη δεν διαβάζεται
dice-why-record-misplaced = ένα κομμάτι της απόδειξης είναι εκεί όπου δεν ανήκει
dice-why-header-missing = τίποτα δεν δεσμεύει το παιχνίδι: λείπουν η κεφαλίδα και η υπογραφή του
dice-why-header-match = η κεφαλίδα είναι άλλου αγώνα
dice-why-header-number = η κεφαλίδα έχει άλλον αριθμό παιχνιδιού
dice-why-header-game = η κεφαλίδα είναι άλλου παιχνιδιού
dice-why-header-rules = η κεφαλίδα έχει άλλους κανόνες από την καταγραφή
dice-why-header-seen = ο αριθμός του παιχνιδιού είχε ξαναχρησιμοποιηθεί
dice-why-signature-key = το υπέγραψε άλλο κλειδί από αυτό που δόθηκε
dice-why-signature-hash = αυτό που υπογράφηκε δεν προκύπτει από την κεφαλίδα και τις δεσμεύσεις
dice-why-signature-wrong = η υπογραφή δεν είναι του διακομιστή
dice-why-signature-drand = ένας γύρος του drand δεν συμφωνεί με την κεφαλίδα
dice-why-roll-missing = η ζαριά δεν έχει απόδειξη
dice-why-roll-mode = η απόδειξη της ζαριάς είναι άλλου τρόπου από την κεφαλίδα
dice-why-roll-number = σειρά έχει η ζαριά { $due }, κι εκεί βρίσκεται η { $found }
dice-why-anchor-late = νέα αλυσίδα ξεκίνησε αφού είχε ζητηθεί η ζαριά
dice-why-anchor-other = η νέα αλυσίδα { $who ->
    [0] του διακομιστή
   *[other] του παίκτη { $who }
} δεν είναι για αυτή τη ζαριά
dice-why-value-not-released = η ζαριά έχει άλλη τιμή του παίκτη { $player } από αυτή που δόθηκε
dice-why-value-out-of-turn = ο παίκτης { $player } έδωσε τιμή εκτός σειράς
dice-why-value-left-out = ο παίκτης { $player } έμεινε έξω από τη ζαριά
dice-why-value-wrong = η τιμή { $who ->
    [0] του διακομιστή
   *[other] του παίκτη { $who }
} δεν είναι αυτή για την οποία δεσμεύτηκε
dice-why-seed-wrong = ο σπόρος { $who ->
    [0] του διακομιστή
   *[other] του παίκτη { $who }
} δεν είναι αυτός για τον οποίο δεσμεύτηκε
dice-why-seeds-missing = λείπουν οι σπόροι
dice-why-seeds-not-over = οι σπόροι φαίνονται όταν τελειώσει το παιχνίδι
dice-why-dice = τα ζάρια είναι { $first } { $second }, αλλά προκύπτουν { $right_first } { $right_second }
dice-why-play-recorded = έγινε ενάντια στους κανόνες, όπως λέει η ίδια η καταγραφή
dice-why-play-denied = { $why }
dice-why-end-missing = λείπει το υπογεγραμμένο τέλος του παιχνιδιού
dice-why-end-other = το υπογεγραμμένο τέλος λέει κάτι άλλο από την καταγραφή
dice-why-end-events = κάτι έγινε στο παιχνίδι που δεν έχει υπογραφεί
dice-why-log-signed = το ημερολόγιο δεν δείχνει ότι το παιχνίδι υπογράφηκε
dice-why-log-anchor = το ημερολόγιο δεν δείχνει ότι ξεκίνησε νέα αλυσίδα
dice-why-log-ended = το ημερολόγιο δεν δείχνει πώς τελείωσε το παιχνίδι
`],it:[`# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
page-language = Lingua
page-home = Tutti i giochi
page-games = Giochi
page-length = Durata
page-play-house = Gioca con la casa
page-invite = Invita un amico
page-begins = Si prepara il tavolo
page-no-answer = La casa non risponde. Riprova fra un momento.
page-plain-http = Questa pagina non è arrivata con una connessione cifrata, perciò il browser non può controllare i dadi. Li tira la casa, senza prova.

table-title = Tavolo
table-unknown = Non c'è un tavolo così. Forse era di un'altra casa.
table-connecting = Connessione
table-lost = La connessione è caduta. Torna da sola, e quello che hai disposto resta.
table-starting = La prossima partita sta per cominciare
table-waiting = Si aspetta che qualcuno si sieda
table-invitation = Manda questo link al tuo amico. Chi lo apre può sedersi.
table-copy = Copia il link
table-copied = Copiato
table-free-chair = Una sedia è libera.
table-sit = Siediti
table-game = Partita { $number }
table-score = { $near } { $mine }, { $far } { $theirs }
table-void = L'incontro non conta: { $why }
table-again = Gioca ancora
table-record = Scarica il verbale

# $rolls is how many rolls of the game have been checked.
seal-making = Dadi: si sigillano
seal-whole = Dadi sigillati: { $rolls ->
    [0] ancora nessun tiro
    [one] 1 tiro controllato
   *[other] { $rolls } tiri controllati
}
seal-broken = I dadi non tornano: { $why }.
seal-broken-next = Non si rivela più niente di tuo, perciò la partita non può continuare. Conserva il verbale: mostra che cosa è successo.
seal-plain = Dadi semplici: li tira la casa, senza prova
dice-why-own-commit = l'impegno di questa partita non è quello di questo browser. Se la partita è cominciata in un altro, continua lì; se è cominciata qui, la casa lo ha scambiato
dice-why-doubled = è arrivato un raddoppio dopo che il tiro era stato chiesto
dice-why-chain-ended = un segreto non basta per tanti tiri
dice-why-no-browser = questo browser non può controllarli, o custodirne il segreto. Uno più recente può
`,`# Why a command is refused now.
denial-contest-over = la serie è finita
denial-no-game = la prossima partita non è cominciata
denial-game-on = si sta giocando una partita
denial-result-first = prima va registrato il risultato
denial-wrong-result = questo risultato non segue da quello che è successo
denial-not-your-turn = tocca all'altro giocatore
denial-answer-first = un'offerta aspetta risposta
denial-nothing-offered = non è stato offerto niente del genere
denial-own-offer = all'offerta risponde l'altro giocatore
denial-roll-first = prima si tirano i dadi
denial-dice-lie = i dadi sono già tirati
denial-roll-requested = il tiro è già stato chiesto
denial-nothing-to-roll = non c'è niente da tirare
denial-released-before = il valore per questo tiro è già stato dato
denial-no-cube = qui si gioca senza cubo
denial-match-to-one = un match a un punto non ha cubo
denial-crawford-game = la partita Crawford si gioca senza cubo
denial-holland-rule = chi è indietro raddoppia solo dopo due propri turni della partita
denial-cube-not-yours = il cubo è dell'altro giocatore
denial-cube-limit = il cubo non può salire oltre
denial-no-raise = qui il raddoppio non può salire oltre
denial-no-such-resignation = { $most ->
    [1] questa partita si perde con un punto
   *[other] questa partita si perde con uno fino a { $most } punti
}
denial-bad-position = questa non è una posizione del gioco
denial-other-start = la partita comincia in un altro modo
denial-cannot-stop = si smette solo nel gioco singolo, e solo tra due partite
denial-no-clock = qui si gioca senza orologio
denial-flag-not-fallen = il tempo non è scaduto
denial-time-runs-back = l'evento è più vecchio di quello prima
denial-cannot-open = il gioco non si apre con queste regole

# How a contest ended.
contest-end-played = giocata fino in fondo
contest-end-time = tempo scaduto
contest-end-stopped = i giocatori hanno smesso

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = tira
command-play = gioca
command-double = raddoppio
command-take = accetto
command-pass = passo
command-raise = beaver
command-resign = resa
command-accept-resignation = sì
command-refuse-resignation = no
command-offer-draw = patta
command-accept-draw = sì
command-refuse-draw = no
command-stop = smetti
`,`# Why a step or a turn is refused. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = la partita è finita
refusal-not-rolled = i dadi non sono ancora stati tirati
refusal-nothing-there = { $from ->
    [bar] non hai niente sul bar
    [hand] non hai pedine in mano
   *[other] non c'è niente di tuo su { $from }
}
refusal-no-such-point = il tavoliere non ha un punto { $point }
refusal-wrong-way = le pedine vanno dalle punte alte alle basse
refusal-no-such-die = nessun dado rimasto segna { $pips }
refusal-turn-complete = la giocata è completa
refusal-held-by-enemies = { $count } pedine avversarie occupano la punta { $to }
refusal-held-by-one = una pedina avversaria occupa la punta { $to }, e basta a chiuderla
refusal-held-by-pinner = sulla punta { $to } l'avversario ha inchiodato una tua pedina
refusal-pinned = la pedina su { $from } è inchiodata
refusal-bar-first = { $waiting ->
    [one] prima rientra la pedina sul bar
   *[other] prima rientrano le { $waiting } pedine sul bar
}
refusal-not-all-home = { $rearmost ->
    [bar] per portare fuori servono tutte le pedine in casa, e una è sul bar
   *[other] per portare fuori servono tutte le pedine in casa, e una è su { $rearmost }
}
refusal-higher-must-move = il { $die } si gioca da { $higher }, la punta più alta
refusal-must-take-highest = il { $die } porta fuori la pedina più alta, su { $highest }, e nient'altro
refusal-held-back-by-pin = non si porta fuori nulla finché la pedina su { $pinned } è inchiodata
refusal-both-dice = in un altro modo si giocano entrambi i dadi, e allora si devono giocare
refusal-more-dice = in un altro modo si giocano { $possible } mosse del doppio
refusal-larger-die = si gioca un dado solo, e dev'essere il { $die }
refusal-unfinished = { $possible ->
    [one] bisogna giocare un dado
   *[other] bisogna giocare { $possible } dadi
}
refusal-not-moved = non hai ancora mosso niente
refusal-runner-not-passed = la prima pedina, su { $runner }, deve superare la partenza avversaria prima che ne muova un'altra
refusal-quadrant-full = resterebbero occupate tutte e sei le punte del quadrante da { $from }
refusal-too-many-points = resterebbero occupate più di { $limit } punte del quadrante avversario
refusal-locked-in = resterebbero intrappolate tutte le pedine avversarie su { $at }
refusal-must-open = le pedine avversarie su { $at } sono intrappolate; il muro si può aprire, quindi si deve
refusal-head-used = { $limit ->
    [one] una sola pedina può lasciare la testa in questo turno
   *[other] solo { $limit } pedine possono lasciare la testa in questo turno
}
refusal-block-without-enemy-ahead = sei punte di fila da { $from } vogliono una pedina avversaria oltre
refusal-hit-checker-stays = la pedina che ha colpito su { $point } resta lì per questo turno
refusal-not-yours = il pezzo su { $from } non è tuo
refusal-not-in-line = i pezzi muovono in linea retta, almeno di un punto
refusal-way-blocked = un pezzo su { $at } sbarra la strada
refusal-king-range = { $limit ->
    [one] il re muove di un punto
   *[other] il re muove al massimo di { $limit } punti
}
refusal-king-flanked = il re è stretto da { $first } e { $second } e non può muovere
refusal-restricted = questo pezzo non può usare il punto { $point }

# How a game ended, after "Anna: 2 punti,".
end-borne-off = tutte le pedine fuori
end-mother-pinned = la madre è inchiodata
end-both-mothers-pinned = entrambe le madri sono inchiodate
end-frozen = stallo, nessuno può più muovere
end-king-escaped = il re ha raggiunto il bordo
end-king-taken = il re è catturato
end-king-immobile = il re non può muovere
end-encircled = il Bianco è accerchiato
end-no-moves = nessuna mossa possibile
end-repetition = la stessa posizione tre volte
end-no-capture = troppo tempo senza catture
end-passed = il raddoppio è stato rifiutato
end-resigned = resa
end-agreed = patta d'accordo
end-time = tempo scaduto
end-recorded = come registrato
`,`# Perché il server non fa quello che gli si chiede.
server-not-yours = non giochi in questa serie
server-not-open = questa serie qui non è aperta
server-unknown-contest = non c’è una serie così
server-stale = nel frattempo è successo altro
server-busy = adesso non si è potuto salvare, quindi non è successo nulla
server-reused-id = questo nome è già di un altro comando
server-too-many = troppo tutto insieme
server-malformed = questo non è un messaggio: { $detail }
server-terms = una serie non si gioca così: { $detail }
server-no-player = la casa non ha un giocatore così per questo
server-taken = non c’è una sedia libera
server-not-invited = serve un invito
server-no-name = un nome ha da 1 a 40 lettere
server-nobody = prima di’ chi sei
server-origin = questa pagina non può farlo
server-not-found = qui non c’è nulla
server-dice-none = adesso non ci sono dadi di questa partita da sigillare
server-dice-order = tocca al tiro { $due }, non al tiro { $found }
server-dice-early = questo valore non è ancora richiesto
server-dice-commit = c’era già un altro impegno, oppure l’altro giocatore ha dato lo stesso
server-dice-value = non è il valore per cui ci si è impegnati

# Che cosa dice \`alea serve\`.
serve-open = la casa è aperta su { $address }
serve-threads = i thread del server
serve-no-config = { $file } non contiene impostazioni: { $detail }
serve-no-variable = { $name } non può essere { $value }
serve-no-keys = { $file } non contiene le chiavi di un server
serve-no-store = { $file } non si può usare: { $detail }
serve-damaged = { $file } non è una base di dati di questo programma, o è guasta: { $detail }
serve-in-use = su { $address } ascolta un altro programma
server-rematch-not-over = un’altra serie si chiede quando questa è finita
`,`# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
dice-pass = GIUSTO: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}, tutto come ciascuno si era impegnato
dice-pass-goes-on = L'incontro continua; fin qui è controllato.
dice-pass-missed = { $missed ->
    [one] 1 tiro è proseguito senza il valore del giocatore che non tirava.
   *[other] { $missed } tiri sono proseguiti senza il valore del giocatore che non tirava.
}
dice-pass-key = firmato con la chiave { $key }
dice-pass-key-pinned = firmato con la chiave indicata
dice-pass-log = Il registro mostra ogni partita.
dice-pass-no-log = Nessun registro è stato dato, quindi non si sa se mancano partite.
dice-fail = SBAGLIATO al passo { $step }, partita { $game }: { $why }
dice-fail-roll = SBAGLIATO al passo { $step }, partita { $game }, tiro { $roll }: { $why }
dice-no-proof = senza prova: nulla nella registrazione dice come sono usciti i dadi

dice-step-record = registrazione
dice-step-header = intestazione
dice-step-signature = firma
dice-step-index = numerazione
dice-step-roller = chi tira
dice-step-commitment = impegno
dice-step-roll = tiro
dice-step-play = mossa
dice-step-end = fine
dice-step-log = registro

dice-why-record-unreadable = la prova non si può leggere
dice-why-record-misplaced = un pezzo della prova sta dove non dovrebbe
dice-why-header-missing = nulla vincola la partita: mancano intestazione e firma
dice-why-header-match = l'intestazione è di un altro incontro
dice-why-header-number = l'intestazione ha un altro numero di partita
dice-why-header-game = l'intestazione è di un altro gioco
dice-why-header-rules = l'intestazione ha regole diverse dalla registrazione
dice-why-header-seen = il numero della partita era già stato usato
dice-why-signature-key = ha firmato una chiave diversa da quella indicata
dice-why-signature-hash = ciò che è firmato non segue dall'intestazione e dagli impegni
dice-why-signature-wrong = la firma non è quella del server
dice-why-signature-drand = un turno di drand contraddice l'intestazione
dice-why-roll-missing = il tiro non ha prova
dice-why-roll-mode = la prova del tiro è di un altro modo rispetto all'intestazione
dice-why-roll-number = tocca al tiro { $due }, e lì sta il tiro { $found }
dice-why-anchor-late = una nuova catena è subentrata dopo la richiesta del tiro
dice-why-anchor-other = la nuova catena { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è per questo tiro
dice-why-value-not-released = il tiro ha un valore del giocatore { $player } diverso da quello rivelato
dice-why-value-out-of-turn = il giocatore { $player } ha rivelato un valore fuori turno
dice-why-value-left-out = il giocatore { $player } è rimasto fuori dal tiro
dice-why-value-wrong = il valore { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è quello su cui si era impegnato
dice-why-seed-wrong = il seme { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è quello su cui si era impegnato
dice-why-seeds-missing = mancano i semi
dice-why-seeds-not-over = i semi si mostrano a partita finita
dice-why-dice = i dadi sono { $first } { $second }, ma ne seguono { $right_first } { $right_second }
dice-why-play-recorded = è accaduto contro le regole, come dice la registrazione stessa
dice-why-play-denied = { $why }
dice-why-end-missing = manca la fine firmata della partita
dice-why-end-other = la fine firmata dice altro rispetto alla registrazione
dice-why-end-events = nella partita è accaduto qualcosa che non è firmato
dice-why-log-signed = il registro non mostra che la partita è stata firmata
dice-why-log-anchor = il registro non mostra che una catena è subentrata
dice-why-log-ended = il registro non mostra come è finita la partita
`]},jn={en:`English`,el:`Ελληνικά`,it:`Italiano`},Mn=e=>Ve(e,An[e]);function Nn(e,{key:t,args:n}){let r=Object.entries(n).map(([t,n])=>[t,typeof n==`object`?Nn(e,n):n]);return e(t,Object.fromEntries(r))}var Pn=e=>`${e.charAt(0).toLocaleUpperCase()}${e.slice(1)}`;function Fn(e){return`${Pn(e)}${/[.!?;…]$/.test(e)?``:`.`}`}var In=[3,5,7],Ln={crawford:!0,holland:!1,jacoby:!1,automatic_doubles:0,raises:`none`},Rn=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function zn(e,t){return Pn(t===`single`?e(`length-single`):t===`money`?e(`length-money`):e(`length-match`,{points:t.points}))}function Bn(e,t){let n=e=>({points:e}),r=e.contests.find(({id:e})=>e===t);return r===void 0?e.games.find(({id:e})=>e===t)?.dice??!1?[`single`,...In.map(n)]:[`single`]:r.targets.map(n)}function Vn(e,t){let n=t.map(t=>e.games.find(({id:e})=>e===t)?.house??[]);return n[0]?.findLast(e=>n.every(t=>t.includes(e)))??`random`}function Hn(e,{game:t,length:n,against:r}){let i=e.contests.find(({id:e})=>e===t)?.games??[t],a=i.length===1&&n!==`single`&&e.games.some(({id:e,cube:n})=>e===t&&n);return{terms:{games:i.map(e=>({id:e})),length:n,...a?{cube:Ln}:{}},dice:yn()?`sealed`:`plain`,against:r===`house`?{house:Vn(e,i)}:r}}var Un=e=>`alea-invitation-${e}`;async function Wn(e,t){await fn();let{contest:n,invitation:r}=await hn(Hn(e,t));return r!==null&&sessionStorage.setItem(Un(n),r),`/table/${n}`}var Gn=`alea-game`;function Kn(e,t){let{board:n,way:r,checkers:i,mover:a}=t,o=n.kind===`square`?{kind:`square`,size:n.size,white:n.moves===`white`?a:a===`first`?`second`:`first`}:{kind:`points`,way:r??`opposite`,checkers:i??15};return{id:e,board:o,standing:Ke(o,n,a),way:r,viewer:`first`}}function qn({games:e,contests:t}){return[...t.flatMap(({id:t,games:[n]})=>e.filter(e=>e.id===n).map(e=>Kn(t,e))),...e.map(e=>Kn(e.id,e))]}function Jn({say:e,go:t}){let n=w(`main`,{class:`home`}),r=w(`div`,{class:`home-board`,inert:``}),i=w(`h1`,{},` `),a=w(`p`,{class:`soft`},` `),o=w(`div`,{class:`lengths`,role:`radiogroup`,"aria-label":e(`page-length`)}),s=E(e(`page-play-house`),{class:`main`,"data-act":`house`},()=>void b(`house`)),c=E(e(`page-invite`),{"data-act":`invite`},()=>void b(`invitation`)),l=w(`p`,{class:`told-page`,role:`status`}),u=w(`ul`,{class:`games`}),d=w(`section`,{class:`choice`},i,a,o,w(`div`,{class:`acts`},s,c),l);yn()||d.append(w(`p`,{class:`soft`},e(`page-plain-http`))),n.append(w(`div`,{class:`entrance`},r,d),w(`section`,{class:`all`,"aria-label":e(`page-games`)},u));let f=null,p=[],m=null,h=null,g=`single`,_=!1;function v(t){h=t,localStorage.setItem(Gn,t.id),D(i,e(`game-${t.id}`)),D(a,e(`about-${t.id}`));for(let e of u.children){let n=e.dataset.game===t.id;e.firstElementChild?.setAttribute(`aria-pressed`,`${n}`)}let n={board:t.board,standing:t.standing,onTurn:null,dice:null};f===null?(f=new cn(n,{say:e,settings:{plates:!1,viewer:t.viewer,speed:1/0}}),f.mount(r)):f.show(n),y()}function y(){if(m===null||h===null)return;let t=Bn(m,h.id);g=t[0]??`single`,o.hidden=t.length<2,o.replaceChildren(...t.map(t=>{let n=zn(e,t),r=w(`input`,{type:`radio`,name:`length`});return r.checked=Rn(t,g),r.addEventListener(`change`,()=>g=t),w(`label`,{},r,w(`span`,{},n))}))}async function b(n){if(!(h===null||m===null||s.disabled)){s.disabled=c.disabled=!0,D(l,e(`page-begins`));try{let e=await Wn(m,{game:h.id,length:g,against:n});_||t(e)}catch{D(l,e(`page-no-answer`)),s.disabled=c.disabled=!1}}}async function x(){try{let[e,t]=await Promise.all([pn(),mn()]);if(_)return;m=t,p=qn(e)}catch{D(l,e(`page-no-answer`));return}u.append(...p.map(t=>{let r=E(``,{class:`game`,"aria-pressed":`false`},()=>{v(t),n.scrollIntoView({block:`start`})});return r.append(Tn(t.standing,t.way,t.viewer),w(`span`,{class:`game-name`},e(`game-${t.id}`))),w(`li`,{"data-game":t.id},r)}));let t=localStorage.getItem(Gn),r=p.find(({id:e})=>e===t)??p[0];r!==void 0&&v(r)}return{element:n,title:`alea`,shown:()=>void x(),gone:()=>{_=!0,f?.unmount()}}}var K=class extends Error{};function Yn(...e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Xn(e){return new Uint8Array(new TextEncoder().encode(e))}function Zn(e){let t=Qn.get(e);return t===void 0&&(t=Xn(`${e}\0`),Qn.set(e,t)),t}var Qn=new Map;function q(e,t){let n=new Uint8Array(t),r=new DataView(n.buffer);return t===8?r.setBigUint64(0,BigInt(e)):t===4?r.setUint32(0,Number(e)):t===2?r.setUint16(0,Number(e)):r.setUint8(0,Number(e)),n}function J(e,t){return e.length===t.length&&e.every((e,n)=>e===t[n])}function Y(e){return Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``)}function X(e){if(!/^([0-9a-f]{2})*$/.test(e))throw new K(`no base 16`);let t=new Uint8Array(e.length/2);for(let n=0;n<t.length;n++)t[n]=16*$n(e,2*n)+$n(e,2*n+1);return t}function $n(e,t){let n=e.charCodeAt(t);return n<96?n-48:n-87}function er(e){try{return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(e)}catch{throw new K(`no UTF-8`)}}var tr=class{bytes;#e=0;constructor(e){this.bytes=e}get isEmpty(){return this.#e===this.bytes.length}take(e){let t=this.#e+e;if(t>this.bytes.length)throw new K(`cut off`);let n=new Uint8Array(this.bytes.subarray(this.#e,t));return this.#e=t,n}number(e){return this.take(e).reduce((e,t)=>e*256+t,0)}u64(){return this.take(8).reduce((e,t)=>e<<8n|BigInt(t),0n)}prefixed(){return this.take(this.number(2))}},Z=()=>{if(globalThis.crypto?.subtle===void 0)throw Error(`no WebCrypto: open this page from disk, by HTTPS or from localhost`);return globalThis.crypto.subtle};async function Q(...e){return new Uint8Array(await Z().digest(`SHA-256`,Yn(...e)))}var nr=64;async function rr(e,...t){let n=e.length>nr?await Q(e):e,r=new Uint8Array(nr).fill(54),i=new Uint8Array(nr).fill(92);return n.forEach((e,t)=>{r[t]^=e,i[t]^=e}),Q(i,await Q(r,...t))}var ir=new WeakMap;async function ar(e,...t){let n=ir.get(e);return n===void 0&&(n=Z().importKey(`raw`,e,{name:`HMAC`,hash:`SHA-256`},!1,[`sign`]),ir.set(e,n)),new Uint8Array(await Z().sign(`HMAC`,await n,Yn(...t)))}var or=new Map;function sr(e){let t=Y(e),n=or.get(t);if(n!==void 0)return n;or.size>=100&&or.clear();let r=Z().importKey(`raw`,e,{name:`Ed25519`},!1,[`verify`]);return or.set(t,r),r}async function cr(e,t,n){try{return await Z().verify({name:`Ed25519`},await sr(e),n,t)}catch(e){if(e instanceof DOMException&&e.name===`NotSupportedError`)throw e;return!1}}var lr=1024,ur=new Uint8Array(32),dr=(e,t,n)=>Q(e,t[0],t[1],n?.chainHash??ur,q(n?.round??0,8));async function fr(e){let t=null;for(let n=0;;n++)for(let r of await e(n)){if(r>=252)continue;let e=r%6+1;if(t!==null)return[t,e];t=e}}var pr=e=>Number(e.clients[0]!==null)+2*Number(e.clients[1]!==null),mr=(e,t,n)=>ar(e,Zn(`ALEADICE/rollR`),q(t,4),q(pr(n),1),n.server,n.clients[0]??ur,n.clients[1]??ur);async function hr(e,t,n){let r=await mr(e,t,n);return fr(e=>rr(r,q(e,4)))}var gr=(e,t,n,r)=>Q(Zn(`ALEADICE/chain`),q(e,1),t,q(n,4),r),_r=[[`game`,1,0],[`game-with-drand`,1,1],[`roll`,2,0]];function vr(e){let t=new tr(e);if(er(t.take(8))!==`ALEADICE`||t.number(1)!==1)throw new K(`no header`);let[n,r,i]=t.take(3),a=_r.find(([,e,t])=>e===n&&t===r);if(a===void 0||i!==2)throw new K(`no such mode`);let o=()=>{let e=er(t.prefixed());if(e.normalize(`NFC`)!==e)throw new K(`a name is not in NFC`);return e},s={mode:a[0],gameUid:t.take(16),matchUid:t.take(16),gameNo:t.number(2),variant:t.number(1),rulesHash:t.take(32),createdMs:t.u64(),players:[o(),o()],serverCommit:t.take(32)};if(!t.isEmpty)throw new K(`bytes after the header`);return s}var yr=[void 0,`finished`,`resigned`,`timed-out`];function br(e){if(e!==255&&e!==0&&e!==1)throw new K(`no such role`);return e}function xr(e){let t=new tr(e),n=t.number(1),r={gameUid:t.take(16),subject:t.take(32),bytes:e},i;switch(n){case 1:i={...r,kind:`signed`,signature:t.take(64)};break;case 2:{let e=yr[t.number(1)];if(e===void 0)throw new K(`no such end`);i={...r,kind:`ended`,how:e,events:t.take(32)};break}case 3:{let e=t.number(1);if(![0,1,254,255].includes(e))throw new K(`nobody to blame`);i={...r,kind:`void`,blame:e,why:er(t.prefixed())};break}case 4:i={...r,kind:`anchor`,role:br(t.number(1)),after:t.number(4),anchor:t.take(32)};break;default:throw new K(`no leaf`)}if(!t.isEmpty)throw new K(`bytes after a leaf`);return i}var Sr=e=>({count:e.u64(),hash:e.take(32)});function Cr(e){let t=new tr(e),n=[];for(;!t.isEmpty;)n.push(wr(t));return n}function wr(e){let t=e.number(1);switch(t){case 1:{let t=e.prefixed(),n=vr(t);return{tag:`start`,start:{header:n,headerBytes:t,commits:[e.take(32),e.take(32)],drand:n.mode===`game-with-drand`?{chainHash:e.take(32),round:e.u64()}:null,gameHash:e.take(32),signature:e.take(64),before:Sr(e),key:e.take(32),rules:e.prefixed()}}}case 2:return{tag:`anchor`,role:br(e.number(1)),after:e.number(4),anchor:e.take(32),before:Sr(e)};case 3:{let t=e.number(1);if(t!==0&&t!==1)throw new K(`no such player`);return{tag:`release`,by:t,n:e.number(4),value:e.take(32)}}case 4:return{tag:`roll`,n:e.number(4)};case 5:{let t=e.number(4),n=e.number(1);if(n>3)throw new K(`no such mask`);let r=e.take(32),i=t=>n>>t&1?e.take(32):null;return{tag:`values`,n:t,values:{server:r,clients:[i(0),i(1)]}}}case 6:case 7:return{tag:`seeds`,seeds:{server:e.take(32),clients:[e.take(32),e.take(32)],randomness:t===7?e.take(32):null}};case 8:return{tag:`end`,leaf:xr(e.take(e.number(4))),signature:e.take(64),before:Sr(e)};default:throw new K(`no piece`)}}function Tr(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function Er(e){return Array.isArray(e)?`[${e.map(Er).join(`,`)}]`:Tr(e)?`{${Object.keys(e).sort().map(t=>`${JSON.stringify(t)}:${Er(e[t])}`).join(`,`)}}`:JSON.stringify(e)}var Dr={backgammon:1,portes:2,plakoto:3,fevga:4,tavla:5,nackgammon:6,hypergammon:7,moultezim:8,narde:9,tapa:10};async function Or(e,t,n,r,i){if(r<=n.n||r-n.n>1024)return!1;let a=i;for(let i=r;i>n.n;i--)a=await gr(e,t,i,a);return J(a,n.value)}var $=class extends Error{why;args;constructor(e,t={}){super(e),this.why=e,this.args=t}},kr=class{#e=new Map;keep(e,t){let n=this.#e.get(e)??t();return this.#e.set(e,n),Promise.resolve(n)}release(e,t){let n=this.#e.get(e);return n!==void 0&&this.#e.set(e,{...n,released:Math.max(t,n.released)}),Promise.resolve()}},Ar=class e{seat;header;key;bytes;vault;#e;#t;#n=null;#r=0;#i;#a=new Map;#o=null;constructor(e,t,n,r,i,a,o){this.seat=e,this.header=t,this.key=n,this.bytes=r,this.vault=i,this.#e=a,this.#i=o,this.#t=new Map([[255,{n:0,value:t.serverCommit}]])}static async join(t,n,r,i,a,o){let s;try{s=vr(n)}catch(e){throw e instanceof K?new $(`record-unreadable`):e}if(s.mode!==`roll`)throw new $(`roll-mode`);if(s.gameNo!==i.game)throw new $(`header-number`);if(s.variant!==i.variant)throw new $(`header-game`);if(!J(s.rulesHash,await Q(i.rules)))throw new $(`header-rules`);if(i.key!==null&&!J(i.key,r))throw new $(`signature-key`);let c=await Q(n),l=await a.keep(Y(s.gameUid),()=>({secret:o(),header:c,released:0}));if(!J(l.header,c))throw new $(`header-seen`);let u=[];u[lr]=l.secret;for(let e=lr;e>0;e--)u[e-1]=await gr(t,s.gameUid,e,u[e]);return new e(t,s,r,n,a,u,l.released)}get commit(){return this.#e[0]}get isBound(){return this.#n!==null}get rolled(){return this.#r}isOf(e){return J(e,this.bytes)}async bind({commits:e,gameHash:t,signature:n}){let r=1-this.seat;if(!J(e[this.seat],this.commit)||J(e[r],this.commit))throw new $(`own-commit`);let i=await dr(this.bytes,e,null);if(!J(i,t))throw new $(`signature-hash`);if(!await cr(this.key,i,n))throw new $(`signature-wrong`);if(this.#n!==null&&!J(this.#n,i))throw new $(`signature-hash`);if(this.#n===null){this.#n=i;for(let t of[0,1])this.#t.set(t,{n:0,value:e[t]})}}asked(e){this.#o=e}doubled(){if(this.#o!==null||this.#a.size>0)throw new $(`doubled`)}async given(e,t,n){if(t!==this.#r+1)throw new $(`roll-number`,{due:this.#r+1,found:t});if(!await this.#s(e,t,n))throw new $(`value-wrong`,{who:e+1});this.#a.set(e,n)}async value(e,t){if(this.#n===null)return null;let n=this.#r+1;if(e!==n||e<this.#i||e>this.#i+1)throw new $(`roll-number`,{due:n,found:e});if(t===this.seat&&!this.#a.has(1-this.seat))return null;let r=this.#e[e];if(r===void 0)throw new $(`chain-ended`);return e>this.#i&&await this.vault.release(Y(this.header.gameUid),e),this.#i=Math.max(e,this.#i),r}async threw(e,t,n){let r=this.#n;if(r===null)throw new $(`header-missing`);let i=this.#r+1;if(e!==i)throw new $(`roll-number`,{due:i,found:e});let a=[[255,t.server],[0,t.clients[0]],[1,t.clients[1]]];for(let[t,n]of a){if(n===null)throw new $(`value-left-out`,{player:t+1});if(!await this.#s(t,e,n))throw new $(`value-wrong`,{who:t===255?0:t+1})}for(let[e,n]of this.#a)if(!J(n,t.clients[e]))throw new $(`value-not-released`,{player:e+1});let o=await hr(r,e,t);if(o[0]!==n[0]||o[1]!==n[1])throw new $(`dice`,{first:n[0],second:n[1],right_first:o[0],right_second:o[1]});for(let[t,n]of a)n!==null&&this.#t.set(t,{n:e,value:n});this.#r=e,this.#o=null,this.#a=new Map}#s(e,t,n){let r=this.#t.get(e);if(r===void 0)throw new $(`header-missing`);return Or(e,this.header.gameUid,r,t,n)}},jr=e=>e===`first`?0:1,Mr=class{options;seal={kind:`making`,rolls:0,why:null,args:{}};#e;#t=new Map;#n=new Map;#r=1;#i=null;#a=null;#o=``;#s=Promise.resolve();constructor(e){this.options=e,this.#e=jr(e.seat)}get settled(){return this.#s}told(e){this.#c(()=>this.#u(e))}happened(e,t){this.#c(async()=>{for(let t of e)await this.#f(t);this.#i=t,await this.#m()})}forget(){this.#c(()=>(this.#o=``,Promise.resolve()))}again(){this.#c(async()=>{this.#o=``;for(let[e,t]of this.#t)t.isBound||this.#d(e,t);await this.#m()})}#c(e){this.#s=this.#s.then(async()=>{if(this.seal.kind!==`broken`)try{await e();let t=this.#t.get(this.#r);t!==void 0&&this.#l({kind:t.isBound?`whole`:`making`,rolls:t.rolled,why:null,args:{}})}catch(e){let t=(e,t={})=>this.#l({...this.seal,kind:`broken`,why:e,args:t});e instanceof $?t(e.why,e.args):e instanceof K?t(`record-unreadable`):t(`no-browser`)}})}#l(e){JSON.stringify(e)!==JSON.stringify(this.seal)&&(this.seal=e,this.options.changed(e))}async#u(e){let t=X(e.header),n=X(e.key),r=this.#t.get(e.game);if(r===void 0){let{games:i,vault:a,random:o}=this.options,s=i[(e.game-1)%i.length],c=s===void 0?void 0:Dr[s.id];if(s===void 0||c===void 0)throw new $(`header-game`);let l={game:e.game,variant:c,rules:Xn(Er(s.rules)),key:this.#a};r=await Ar.join(this.#e,t,n,l,a,o),this.#a=n,this.#t.set(e.game,r)}else if(!r.isOf(t))throw new $(`header-seen`);let[i,a]=e.commits,o=e.commits[this.#e];if(o===null)return this.#d(e.game,r);if(o!==Y(r.commit))throw new $(`own-commit`);if(e.bound===null||i===null||a===null)return;let{game_hash:s,signature:c}=e.bound;await r.bind({commits:[X(i),X(a)],gameHash:X(s),signature:X(c)});let l=this.#n.get(e.game)??[];this.#n.delete(e.game);for(let e of l)await this.#p(r,e);await this.#m()}#d(e,t){this.options.say({type:`commit`,contest:this.options.contest,game:e,commit:Y(t.commit)})}async#f(e){if(e.type===`game-ended`||e.type===`void`){this.#t.delete(this.#r),this.#n.delete(this.#r),this.#r+=1;return}let t=this.#t.get(this.#r);if(t?.isBound===!0)return this.#p(t,e);this.#n.set(this.#r,[...this.#n.get(this.#r)??[],e])}async#p(e,t){let n=t.proof===void 0?[]:Cr(X(t.proof));switch(t.type){case`roll-requested`:t.by!==void 0&&e.asked(jr(t.by));return;case`doubled`:return e.doubled();case`released`:for(let t of n)t.tag===`release`&&await e.given(t.by,t.n,t.value);return;case`opening`:case`rolled`:{let r=n.find(e=>e.tag===`values`);if(r===void 0||t.dice===void 0)throw new $(`roll-missing`);return e.threw(r.n,r.values,t.dice)}}}async#m(){let e=this.#i?.roll??null;if(e===null||e.game!==this.#r||e.released[this.#e])return;let t=this.#t.get(e.game),n=`${e.game} ${e.n}`;if(t===void 0||n===this.#o)return;let r=await t.value(e.n,e.roller===null?null:jr(e.roller));r!==null&&(this.#o=n,this.options.say({type:`release`,contest:this.options.contest,game:e.game,n:e.n,value:Y(r)}))}},Nr=400,Pr=class{options;info=null;view=null;here=[!1,!1];watching=0;events=[];seal=null;unknown=!1;ahead=0;#e=null;#t=0;#n=null;#r=null;constructor(e){this.options=e}get isAsking(){return this.#e!==null}get settled(){return this.#n?.settled??Promise.resolve()}open(){this.#r=null,this.#a(),this.#n?.forget(),this.#e!==null&&this.options.say(this.#e)}act(e){if(this.#e!==null||this.view===null)return;this.#t+=1;let t=`${this.options.tag}-${this.#t}`;this.#e={type:`command`,contest:this.options.id,expected_seq:this.events.length,client_command_id:t,...e},this.options.say(this.#e)}why(e,t){this.options.say({type:`why`,contest:this.options.id,played:e,step:t})}hear(e){(e.type===`hello`||e.type===`pong`)&&(this.ahead=e.now-Date.now()),`contest`in e&&e.contest===this.options.id&&(this.#r===null?this.#i(e):this.#r.push(e))}#i(e){let{listener:t}=this.options;switch(e.type){case`contest`:return this.#o(e),t.changed([],this.view);case`present`:return this.here=e.here,this.watching=e.watching,t.changed([],this.view);case`dice`:return this.#n?.told(e);case`events`:return this.#s(e.seq,e.events,e.view);case`snapshot`:return this.#c(e.seq,e.view);case`accepted`:return this.#e===null||e.client_command_id!==this.#e.client_command_id?void 0:(this.#e=null,t.changed([],this.view));case`because`:return e.text===null?void 0:t.because(e.text);case`refused`:return this.#l(e)}}#a(){this.options.say({type:`open`,contest:this.options.id,since:this.events.length})}#o(e){let t=this.info?.you??null;if(this.info=e,e.dice!==`sealed`||e.you===null||e.you===t)return;let{id:n,vault:r,random:i,say:a,listener:o}=this.options,s=e=>{this.seal=e,o.changed([],this.view)};this.#n=new Mr({contest:n,seat:e.you,games:e.terms.games,vault:r,random:i,say:a,changed:s}),this.seal=this.#n.seal,this.view!==null&&this.#n.happened(this.events,this.view)}#s(e,t,n){let r=this.events.length;if(e>r)return this.#a();let i=t.slice(r-e),a=this.view;i.length===0&&e+t.length<r||(this.events=[...this.events,...i],this.view=n,this.#n?.happened(i,n),this.options.listener.changed(i,a))}#c(e,t){if(e<=this.events.length)return this.#s(e,[],t);let n=[];this.#r=n,this.options.record().then(r=>{if(this.#r===n){this.#r=null,this.#s(this.events.length,r.slice(this.events.length,e),t);for(let e of n)this.hear(e)}},()=>this.options.later(Nr,()=>this.#r===n&&this.open()))}#l({what:e,code:t,client_command_id:n,text:r}){let{listener:i,later:a}=this.options,o=t===`busy`||t===`too-many`;if(t===`unknown-contest`)return this.unknown=!0,i.changed([],this.view);if(e===`command`){let e=this.#e;if(e===null||n!==null&&n!==e.client_command_id)return;if(o||t===`not-open`){a(Nr,()=>this.#e===e&&this.options.say(e));return}return this.#e=null,i.refused(t===`stale`?null:r)}e===`open`&&o&&a(Nr,()=>this.#a()),e!==`commit`&&e!==`release`||!o&&t!==`not-open`||a(Nr,()=>this.#n?.again())}},Fr=`alea.1`,Ir=250,Lr=1e4,Rr=15e3,zr=1e4,Br=class{around;listener;up=!1;#e=null;#t=0;#n=null;#r=null;#i=!1;constructor(e,t){this.around=e,this.listener=t}start(){this.#a()}say(e){this.up&&this.#e?.send(JSON.stringify(e))}hurry(){this.#n!==null&&(this.#n(),this.#a())}end(){this.#i=!0,this.#n?.(),this.#s()}#a(){this.#n=null;let e=this.around.socket();this.#e=e,this.#o(zr),e.onmessage=({data:t})=>{if(this.#e!==e)return;this.#o(Rr);let n=JSON.parse(String(t));n.type===`hello`&&(this.#t=0,this.up=!0,this.listener.changed(),this.listener.open()),this.listener.hear(n)},e.onclose=()=>{this.#e===e&&this.#s()}}#o(e){this.#r?.(),this.#r=this.around.later(e,()=>{if(!this.up)return this.#s();this.say({type:`ping`}),this.#r=this.around.later(zr,()=>this.#s())})}#s(){let e=this.#e;this.#e=null,this.#r?.(),this.#r=null,e?.close();let t=this.up;if(this.up=!1,t&&this.listener.changed(),this.#i)return;let n=Math.min(Lr,Ir*2**this.#t)*(.5+.5*this.around.chance());this.#t+=1,this.#n=this.around.later(n,()=>this.#a())}};function Vr(e){return{socket:()=>new WebSocket(e,Fr),later:(e,t)=>{let n=setTimeout(t,e);return()=>clearTimeout(n)},chance:Math.random}}var Hr=class{element=w(`div`,{class:`seal`,role:`status`});#e=w(`span`,{});constructor(){let e=C(`svg`,{viewBox:`0 0 20 20`,class:`seal-mark`,"aria-hidden":`true`});e.append(C(`circle`,{cx:10,cy:10,r:8.5}),C(`path`,{class:`whole`,d:`M6 10.4l2.8 2.8L14.2 7.4`}),C(`path`,{class:`broken`,d:`M6.8 6.8l6.4 6.4M13.2 6.8l-6.4 6.4`})),this.element.append(e,this.#e)}show(e,t,n){let r=t===`sealed`?n?.kind??`making`:t;this.element.dataset.seal=r,this.element.hidden=r===`none`||t===`sealed`&&n===null,D(this.#e,Ur(e,r,n))}};function Ur(e,t,n){switch(t){case`whole`:return e(`seal-whole`,{rolls:n?.rolls??0});case`broken`:return`${e(`seal-broken`,{why:e(`dice-why-${n?.why??``}`,{...n?.args})})} ${e(`seal-broken-next`)}`;case`making`:return e(`seal-making`);case`plain`:return e(`seal-plain`);case`none`:return``}}var Wr=.75;function Gr({game:e,board:t,mover:n}){return t===null||n===null?null:t.kind===`square`?{kind:`square`,size:t.size,white:t.moves===`white`?n:k(n)}:{kind:`points`,way:e.way??`opposite`,checkers:e.checkers??15}}function Kr(e,{names:t,length:n=null,played:r=null}={}){let i=Gr(e);return i===null||e.board===null||e.mover===null?null:{board:i,standing:qr(i,e.board,e.mover,e.counters),onTurn:e.on_turn,toAct:e.to_act,dice:e.dice,graph:e.decision,played:r,...t===void 0?{}:{names:t},cube:Yr(e),score:n===null?null:e.score,length:n,crawford:e.crawford,actions:Xr(e),...e.counters===null?{}:{counters:Jr(e.counters)}}}function qr(e,t,n,r){let i=Ke(e,t,n);return i.kind===`points`||r===null?i:{...i,quiet:r.quiet,seen:r.seen}}function Jr({quiet_limit:e,seen_limit:t}){let n=1/0;return{quiet:e===null?n:Math.ceil(e*Wr),seen:t===null?n:Math.max(1,t-1)}}function Yr({cube:e,pending:t}){if(e===null)return null;let n=t?.kind===`double`?t:null;return n===null?e:{value:n.value??e.value,owner:e.owner,offeredBy:n.by}}function Xr({you:e,stake:t,cube:n,pending:r}){return(e?.can??[]).flatMap(i=>{if(i===`play`)return[];if(i===`double`)return[{id:i,points:2*(n?.value??1)}];if(i===`pass`)return[{id:i,points:t}];if(i===`accept-resignation`)return[{id:i,...r?.points===void 0?{}:{points:r.points*t}}];if(i!==`resign`)return[{id:i}];let a=Array.from({length:e?.resign_up_to??0},(e,t)=>t+1);return a.length===0?[]:[{id:i,choices:a.map(e=>({times:e,points:e*t}))}]})}function Zr(e,t,n=null){let r=e.findLastIndex(({type:e})=>e===`played`),i=e[r]?.steps;if(i===void 0)return null;let a=e.slice(0,r).findLast(({type:e,dice:t})=>t!==void 0&&(e===`rolled`||e===`opening`));return{side:t,steps:i.map(([e,t])=>({from:e,to:t})),dice:a?.dice??n}}function Qr(e,t){let n=n=>{if(t.you===O[n])return e(`name-you`);let r=t.players[n];return r===null?e(`name-player`,{number:n+1}):r.kind===`house`?e(`name-house`):r.name};return[n(0),n(1)]}function $r(e,t,n){let r=e.filter(({type:e})=>e===`played`).length;if(r===0||t===null)return null;let i=r===1?t.on_turn:n.on_turn===null?null:k(n.on_turn),a=r===1?t.dice:null;return i===null?null:Zr(e,i,a)}function ei(e,t,n,r){let{length:i}=t.terms;return Kr(n,{names:Qr(e,t),length:typeof i==`object`?i.points:null,played:r??null})}function ti(e,t,n){let r=Qr(e,t),[i,a]=t.you===`second`?[1,0]:[0,1];return e(`table-score`,{near:r[i],mine:n.score[i],far:r[a],theirs:n.score[a]})}function ni(e,t,n){if(e.clock===null)return null;let r=e.clock.left[t===`first`?0:1];if(e.clock.running!==t)return r;let i=Math.max(0,n-e.at-(e.clock.free??0));return Math.max(0,r-i)}function ri(e){if(e<1e4)return(Math.floor(e/100)/10).toFixed(1);let t=Math.floor(e/1e3),n=e=>`${e}`.padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return`${r>0?`${r}:${n(i)}`:i}:${n(t%60)}`}function ii(e,t,n){let r=Qr(e,t),i=e=>r[e===`first`?0:1],{ended:a}=n,o=a===null?``:e(`end-${a.reason}`);if(n.phase===`void`)return e(`table-void`,{why:n.void??``});if(a===null||n.phase===`play`&&n.dice!==null)return null;let s=a.winner===null?e(`line-tie`,{how:o}):e(`line-won`,{who:i(a.winner),points:e(`points`,{points:a.points}),how:o});if(n.phase!==`over`||t.terms.length===`single`)return s;let c=n.result?.winner??null;return`${s} ${c===null?e(`line-contest-drawn`):e(`line-contest-won`,{who:i(c)})}`}var ai=`alea`,oi=`secrets`;function si(){return new Promise((e,t)=>{let n=indexedDB.open(ai,1);n.onupgradeneeded=()=>n.result.createObjectStore(oi),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var ci=class{database;constructor(e){this.database=e}keep(e,t){return this.#e(e,e=>e??t())}async release(e,t){await this.#e(e,e=>e===void 0?void 0:{...e,released:Math.max(t,e.released)})}#e(e,t){return new Promise((n,r)=>{let i=this.database.transaction(oi,`readwrite`,{durability:`strict`}),a=i.objectStore(oi),o=a.get(e),s;o.onsuccess=()=>{s=t(o.result),s!==void 0&&a.put(s,e)},i.oncomplete=()=>n(s),i.onerror=i.onabort=()=>r(i.error)})}},li=()=>si().then(e=>new ci(e),()=>new kr),ui=()=>crypto.getRandomValues(new Uint8Array(32)),di=(e,t)=>{let n=setTimeout(t,e);return()=>clearTimeout(n)},fi=200,pi=e=>e.map(({from:e,to:t})=>[e,t]),mi=class{id;around;element=w(`main`,{class:`table-page`});title;#e=w(`div`,{class:`table-board`});#t=w(`h1`,{},` `);#n=w(`p`,{class:`soft`});#r=w(`p`,{class:`connection`,role:`status`});#i=new Hr;#a=w(`p`,{class:`news`,role:`status`});#o=w(`div`,{class:`more`});#s={far:w(`span`,{class:`clock`}),near:w(`span`,{class:`clock`})};#c={far:w(`div`,{class:`seat far`}),near:w(`div`,{class:`seat near`})};#l=w(`div`,{class:`hands`});#u=null;#d=null;#f=null;#p=null;#m=!1;#h=``;#g=()=>this.#f?.hurry();constructor(e,t){this.id=e,this.around=t;let{say:n}=t;this.title=n(`table-title`);let r=w(`aside`,{class:`column`},w(`header`,{},this.#t,this.#n),w(`div`,{class:`state`},this.#i.element,this.#r,this.#a,this.#o));this.element.append(this.#c.far,this.#e,this.#c.near,this.#l,r),D(this.#r,n(`table-connecting`))}shown(){this.#_(),this.#p=setInterval(()=>this.#D(),fi),addEventListener(`online`,this.#g),document.addEventListener(`visibilitychange`,this.#g)}gone(){this.#m=!0,this.#p!==null&&clearInterval(this.#p),removeEventListener(`online`,this.#g),document.removeEventListener(`visibilitychange`,this.#g),this.#f?.end(),this.#u?.unmount()}async#_(){let e=await li();if(this.#m)return;let t=new Pr({id:this.id,vault:e,random:ui,tag:[...ui().subarray(0,6)].map(e=>e.toString(36)).join(``),say:e=>this.#f?.say(e),record:async()=>(await vn(this.id)).events,later:di,listener:{changed:(e,t)=>this.#x(e,t),refused:e=>this.#b(e),because:e=>this.#u?.tell(Fn(Nn(this.around.say,e)))}});this.#d=t,this.#v()}#v(){let e=this.#d;if(e===null)return;this.#f?.end();let t=new Br(Vr(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/ws`),{open:()=>e.open(),hear:t=>e.hear(t),changed:()=>this.#y()});this.#f=t,t.start()}#y(){let{say:e}=this.around,{up:t=!1}=this.#f??{};this.element.classList.toggle(`lost`,!t&&this.#d?.view!=null),D(this.#r,t?``:e(this.#d?.view==null?`table-connecting`:`table-lost`))}#b(e){this.#u?.unsend(),e!==null&&this.#u?.tell(Fn(Nn(this.around.say,e))),this.#x([],this.#d?.view??null)}#x(e,t){let n=this.#d,{say:r}=this.around;if(n===null||this.#m)return;let{info:i,view:a}=n;if(n.unknown)return D(this.#a,r(`table-unknown`)),this.#N([[`home`,r(`page-home`),()=>this.around.go(`/`)]]);i!==null&&(this.#i.show(r,i.dice,n.seal),a!==null&&(this.#w(a),(e.length>0||t!==a||this.#u===null)&&this.#S(e,t,a),this.#E(a),this.#O(a),this.#D(),this.element.dataset.phase=a.phase))}#S(e,t,n){let r=this.#d?.info,{say:i}=this.around;if(r==null)return;let a=ei(i,r,n,$r(e,t,n));if(a!==null){if(this.#u===null){this.#u=new cn(a,{say:i,settings:{plates:!1,viewer:r.you??`first`,light:`first`,automatic:{forced:`off`,bearOff:!0,roll:!1,play:!1}},listener:{play:e=>this.#C({do:`play`,steps:pi(e)}),act:(e,t)=>this.#C(t===void 0?{do:e}:{do:e,points:t}),refused:(e,t,n)=>{n!==null&&this.#d?.why(pi(e),[t,n])}}}),this.#u.mount(this.#e);let{far:e,near:t,controls:n}=this.#u.parts;this.#c.far.replaceChildren(e,this.#s.far),this.#c.near.replaceChildren(t,this.#s.near),this.#l.replaceChildren(n)}else{let e=r.you??`first`;this.#u.settings.viewer!==e&&this.#u.set({viewer:e}),this.#u.show(a)}}}#C(e){this.#d?.act(e)}#w(e){let t=this.#d?.info,{say:n}=this.around;if(t==null)return;let{length:r}=t.terms;D(this.#t,n(`game-${e.game.id}`));let i=[zn(n,r)];r!==`single`&&(i.push(n(`table-game`,{number:e.game.number})),i.push(ti(n,t,e))),D(this.#n,i.join(` · `))}#T(){let e=this.#d?.info?.you??`first`;return{near:e,far:k(e)}}#E(e){let t=this.#d;if(t?.info!=null)for(let n of[`near`,`far`]){let r=this.#T()[n]===`first`?0:1,i=t.info.players[r]?.kind===`guest`&&!t.here[r]&&e.phase!==`over`;this.#c[n].classList.toggle(`away`,i)}}#D(){let e=this.#d,t=e?.view;if(e!=null&&t!=null)for(let n of[`near`,`far`]){let r=ni(t,this.#T()[n],Date.now()+e.ahead),i=this.#s[n];D(i,r===null?``:ri(r)),i.classList.toggle(`running`,t.clock?.running===this.#T()[n])}}#O(e){let t=this.#d,n=t?.info,{say:r,go:i}=this.around;if(n==null)return;if(e.phase===`waiting`)return this.#A();if(D(this.#a,ii(r,n,e)??(e.phase===`start`&&e.games_ended>0?r(`table-starting`):``)),e.phase!==`over`&&e.phase!==`void`)return this.#N(t?.seal?.kind===`broken`?[this.#k()]:[]);let a=[[`home`,r(`page-home`),()=>i(`/`)],this.#k()];n.you!==null&&n.players.some(e=>e?.kind===`house`)&&a.unshift([`again`,r(`table-again`),()=>void this.#M()]),this.#N(a)}#k(){return[`record`,this.around.say(`table-record`),()=>{w(`a`,{href:_n(this.id),download:`${this.id}.json`}).click()}]}#A(){let{say:e}=this.around,t=this.#d?.info;if(t==null)return;let n=sessionStorage.getItem(Un(this.id));if(t.you===null)return D(this.#a,e(`table-free-chair`)),this.#N([[`sit`,e(`table-sit`),()=>void this.#j()]]);if(D(this.#a,e(n===null?`table-waiting`:`table-invitation`)),n===null)return this.#N([]);let r=`${location.origin}/table/${this.id}#${n}`;this.#N([[`copy`,e(`table-copy`),()=>{navigator.clipboard.writeText(r).then(()=>this.#u?.tell(e(`table-copied`)))}]])}async#j(){try{await fn(),await gn(this.id,location.hash.slice(1)||null),this.#v()}catch{D(this.#a,this.around.say(`page-no-answer`))}}async#M(){let e=this.#d?.info;if(e!=null)try{let t=await mn(),n=e.terms.games.map(({id:e})=>e),r=t.contests.find(({games:e})=>e.join()===n.join());this.around.go(await Wn(t,{game:r?.id??n[0],length:e.terms.length,against:`house`}))}catch{D(this.#a,this.around.say(`page-no-answer`))}}#N(e){let t=e.map(([e])=>e).join();t!==this.#h&&(this.#h=t,this.#o.replaceChildren(...e.map(([e,t,n],r)=>E(t,{"data-act":e,class:r===0?`main`:``},n))))}},hi=`alea-language`,gi=document.getElementById(`page`),_i=w(`header`,{class:`top`}),vi=null;function yi(){let e=localStorage.getItem(hi);return ze.find(t=>t===e)??He(navigator.languages)}function bi(e){history.pushState(null,``,e),Si()}function xi(e,t){let[,n]=/^\/table\/([0-9a-f-]+)$/.exec(e)??[];return n===void 0?Jn(t):new mi(n,t)}function Si(){let e=yi(),t=Mn(e);vi?.gone?.(),document.documentElement.lang=e;let n=xi(location.pathname,{say:t,language:e,go:bi});vi=n;let r=w(`a`,{href:`/`,class:`brand`,"aria-label":`alea: ${t(`page-home`)}`},`alea`);r.addEventListener(`click`,e=>{e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),bi(`/`))});let i=w(`select`,{class:`language`,"aria-label":t(`page-language`)});i.append(...ze.map(t=>new Option(jn[t],t,!1,t===e))),i.addEventListener(`change`,()=>{localStorage.setItem(hi,i.value),Si()}),_i.replaceChildren(r,i),gi.replaceChildren(_i,n.element),document.title=n.title===`alea`?`alea`:`${n.title} · alea`,n.shown?.()}addEventListener(`popstate`,Si),Si();
var e=class{constructor(e){this.value=e}valueOf(){return this.value}},t=class extends e{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},n=class extends e{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},r=class t extends e{static supportsValue(n){if(typeof n==`number`||n instanceof Date)return!0;if(n instanceof e)return t.supportsValue(n.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(n instanceof e.Instant||n instanceof e.PlainDateTime||n instanceof e.PlainDate||n instanceof e.PlainMonthDay||n instanceof e.PlainTime||n instanceof e.PlainYearMonth)return!0}return!1}constructor(n,r={}){n instanceof t?(r={...n.opts,...r},n=n.value):n instanceof e&&(n=n.valueOf()),typeof n==`object`&&`calendarId`in n&&r.calendar===void 0&&(r={...r,calendar:n.calendarId}),super(n),this.opts=r}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},i=100,a=`⁨`,o=`⁩`;function s(e,t,r){return r===t||r instanceof n&&t instanceof n&&r.value===t.value||t instanceof n&&typeof r==`string`&&r===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function c(e,n,r){return n[r]?_(e,n[r].value):(e.reportError(RangeError(`No default`)),new t)}function l(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=u(e,i.value):n.push(u(e,i));return{positional:n,named:r}}function u(e,r){switch(r.type){case`str`:return r.value;case`num`:return new n(r.value,{minimumFractionDigits:r.precision});case`var`:return d(e,r);case`mesg`:return f(e,r);case`term`:return p(e,r);case`func`:return m(e,r);case`select`:return h(e,r);default:return new t}}function d(i,{name:a}){let o;if(i.params){if(Object.prototype.hasOwnProperty.call(i.params,a))o=i.params[a];else return new t(`$${a}`)}else if(i.args&&Object.prototype.hasOwnProperty.call(i.args,a))o=i.args[a];else return i.reportError(ReferenceError(`Unknown variable: $${a}`)),new t(`$${a}`);if(o instanceof e)return o;switch(typeof o){case`string`:return o;case`number`:return new n(o);case`object`:if(r.supportsValue(o))return new r(o);default:return i.reportError(TypeError(`Variable type not supported: $${a}, ${typeof o}`)),new t(`$${a}`)}}function f(e,{name:n,attr:r}){let i=e.bundle._messages.get(n);if(!i)return e.reportError(ReferenceError(`Unknown message: ${n}`)),new t(n);if(r){let a=i.attributes[r];return a?_(e,a):(e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new t(`${n}.${r}`))}return i.value?_(e,i.value):(e.reportError(ReferenceError(`No value: ${n}`)),new t(n))}function p(e,{name:n,attr:r,args:i}){let a=`-${n}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(ReferenceError(`Unknown term: ${a}`)),new t(a);if(r){let n=o.attributes[r];if(n){e.params=l(e,i).named;let t=_(e,n);return e.params=null,t}return e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new t(`${a}.${r}`)}e.params=l(e,i).named;let s=_(e,o.value);return e.params=null,s}function m(e,{name:n,args:r}){let i=e.bundle._functions[n];if(!i)return e.reportError(ReferenceError(`Unknown function: ${n}()`)),new t(`${n}()`);if(typeof i!=`function`)return e.reportError(TypeError(`Function ${n}() is not callable`)),new t(`${n}()`);try{let t=l(e,r);return i(t.positional,t.named)}catch(r){return e.reportError(r),new t(`${n}()`)}}function h(e,{selector:n,variants:r,star:i}){let a=u(e,n);if(a instanceof t)return c(e,r,i);for(let t of r)if(s(e,a,u(e,t.key)))return _(e,t.value);return c(e,r,i)}function g(e,n){if(e.dirty.has(n))return e.reportError(RangeError(`Cyclic reference`)),new t;e.dirty.add(n);let r=[],s=e.bundle._useIsolating&&n.length>1;for(let t of n)if(typeof t==`string`)r.push(e.bundle._transform(t));else{if(e.placeables++,e.placeables>i)throw e.dirty.delete(n),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${i}`);s&&r.push(a),r.push(u(e,t).toString(e)),s&&r.push(o)}return e.dirty.delete(n),r.join(``)}function _(e,t){return typeof t==`string`?e.bundle._transform(t):g(e,t)}var v=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function y(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var b=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ee(e,i){let a=e[0];if(a instanceof t)return new t(`NUMBER(${a.valueOf()})`);if(a instanceof n)return new n(a.valueOf(),{...a.opts,...y(i,b)});if(a instanceof r)return new n(a.toNumber(),{...y(i,b)});throw TypeError(`Invalid argument to NUMBER`)}var x=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function te(e,i){let a=e[0];if(a instanceof t)return new t(`DATETIME(${a.valueOf()})`);if(a instanceof r||a instanceof n)return new r(a,y(i,x));throw TypeError(`Invalid argument to DATETIME`)}var ne=new Map;function re(e){let t=Array.isArray(e)?e.join(` `):e,n=ne.get(t);return n===void 0&&(n=new Map,ne.set(t,n)),n}var ie=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ee,DATETIME:te,...t},this._useIsolating=n,this._transform=r,this._intls=re(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,n=null,r=null){if(typeof e==`string`)return this._transform(e);let i=new v(this,r,n);try{return g(i,e).toString(i)}catch(e){if(i.errors&&e instanceof Error)return i.errors.push(e),new t().toString(i);throw e}}},ae=/^(-?[a-zA-Z][\w-]*) *= */gm,oe=/\.([a-zA-Z][\w-]*) *= */y,se=/\*?\[/y,ce=/(-?[0-9]+(?:\.([0-9]+))?)/y,le=/([a-zA-Z][\w-]*)/y,ue=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,de=/^[A-Z][A-Z0-9_-]*$/,fe=/([^{}\n\r]+)/y,pe=/([^\\"\n\r]*)/y,me=/\\([\\"])/y,he=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ge=/^\n+/,_e=/ +$/,ve=/ *\r?\n/g,ye=/( *)$/,be=/{\s*/y,xe=/\s*}/y,Se=/\[\s*/y,Ce=/\s*] */y,we=/\s*\(\s*/y,Te=/\s*->\s*/y,Ee=/\s*:\s*/y,De=/\s*,?\s*/y,Oe=/\s+/y,ke=class{constructor(e){this.body=[],ae.lastIndex=0;let t=0;for(;;){let n=ae.exec(e);if(n===null)break;t=ae.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(oe);){let t=o(oe),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(fe)&&(r=o(fe)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=ee();return i?r?u([r,i],i.length):(i.value=x(i.value,ge),u([i],i.length)):r?x(r,_e):null}function u(r=[],i){for(;;){if(n(fe)){r.push(o(fe));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=ee();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=x(s,_e));let c=[];for(let e of r)e instanceof Ae&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(be,SyntaxError);let e=f();if(i(xe))return e;if(i(Te)){let t=h();return i(xe,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ue)){let[,e,t,n=null]=a(ue);if(e===`$`)return{type:`var`,name:t};if(i(we)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(de.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(De)}}function m(){let e=f();return e.type===`mesg`&&i(Ee)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(se);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Se,SyntaxError);let e;return e=n(ce)?v():{type:`str`,value:o(le)},i(Ce,SyntaxError),e}function _(){if(n(ce))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ce),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(pe),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(me))return o(me);if(n(he)){let[,e,t]=a(he),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function ee(){let n=t;switch(i(Oe),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return te(e.slice(n,t))}return e[t-1]===` `&&te(e.slice(n,t))}function x(e,t){return e.replace(t,``)}function te(e){let t=e.replace(ve,`
`),n=ye.exec(e)[1].length;return new Ae(t,n)}}},Ae=class{constructor(e,t){this.value=e,this.length=t}},je=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
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
board-act-claim = Ζητώ τη νίκη
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
`,Me=`# Names of games, and what each is in one line (at most 40 letters).
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
`,Ne=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
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
`,Pe=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
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
board-act-claim = Claim the win
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
`,Fe=`# Names of games, and what each is in one line (at most 40 letters).
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
`,Ie=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
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
`,Le=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
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
board-act-claim = Chiedi la vittoria
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
`,Re=`# Names of games, and what each is in one line (at most 40 letters).
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
`,ze=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
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
`,Be=[`en`,`el`,`it`],Ve={en:[Pe,Fe,Ie],el:[je,Me,Ne],it:[Le,Re,ze]};function He(e,t=[]){let n=new ie(e,{useIsolating:!1});for(let r of[...Ve[e],...t])n.addResource(new ke(r));return(e,t={})=>{let r=n.getMessage(e)?.value;return r==null?e:n.formatPattern(r,t,[])}}function Ue(e){let t=e.map(e=>e.slice(0,2).toLowerCase());return Be.find(e=>e===t.find(e=>Be.includes(e)))??`en`}var S=[`first`,`second`],C=e=>e===`first`?`second`:`first`,w=class extends Error{},We={points:Array(25).fill(0),bar:0,hand:0,pinned:[]};function T(e,t){return t<1||t>24?t:e.way===`opposite`?25-t:(t+11)%24+1}function Ge(e,t){let n=Array(25).fill(0);for(let r=1;r<=24;r++)n[T(e,r)]=t.points[r]??0;return{...t,points:n,pinned:t.pinned.map(t=>T(e,t))}}function Ke(e,t){let n=/^(bar|hand|[0-9]{1,2})(?::([0-9]{1,2}))?(\^?)$/.exec(e);if(n===null)throw new w(`“${e}” is no place with its checkers`);let[,r,i,a]=n,o=i===void 0?1:Number(i);if(r===`bar`)t.bar+=o;else if(r===`hand`)t.hand+=o;else{let e=Number(r);if(e<1||e>24)throw new w(`the board has no point ${e}`);t.points[e]=(t.points[e]??0)+o,a===`^`&&t.pinned.push(e)}}function qe(e){if(e===`-`)return We;let t=$e(We);for(let n of e.split(`,`))Ke(n,t);return t}function Je(e,t,n){let r=/^x=(\S+) o=(\S+)(?: ctx=\S+)?$/.exec(t);if(r===null)throw new w("a position is `x=... o=...`");return Ze(qe(r[1]??``),Ge(e,qe(r[2]??``)),n)}var Ye={".":`empty`,b:`black`,w:`white`,k:`king`};function Xe(e,t,n){if(t.kind===`points`&&e.kind===`points`){let r=({points:e,bar:t,hand:n,pinned:r})=>({points:[0,...e],bar:t,hand:n,pinned:r});return Ze(r(t.x),Ge(e,r(t.o)),n)}if(t.kind===`square`&&e.kind===`square`&&t.size===e.size){let e=t.rows.toReversed().flatMap(e=>Array.from(e,e=>Ye[e]??`empty`));return{kind:`square`,size:t.size,cells:e,quiet:0,seen:0}}throw new w(`this is the board of another game`)}function Ze(e,t,n){return n===`first`?{kind:`points`,first:e,second:t}:{kind:`points`,first:t,second:e}}function Qe(e,t,n,r){if(t.kind===`square`){let e=[...t.cells];e[r.to]=e[r.from]??`empty`,e[r.from]=`empty`;for(let t of r.captures??[])e[t]=`empty`;return{...t,cells:e}}if(e.kind!==`points`)return t;let i=$e(t[n]),a=$e(t[C(n)]);et(i,r.from,-1),et(i,r.to,1);let o=T(e,r.to);return r.hit===!0&&(et(a,o,-1),et(a,25,1)),r.pins===!0&&!a.pinned.includes(o)&&a.pinned.push(o),r.frees===!0&&(a.pinned=a.pinned.filter(t=>t!==T(e,r.from))),Ze(i,a,n)}var $e=({points:e,bar:t,hand:n,pinned:r})=>({points:[...e],bar:t,hand:n,pinned:[...r]});function et(e,t,n){t===25?e.bar+=n:t===26?e.hand+=n:t!==0&&(e.points[t]=(e.points[t]??0)+n)}var tt={t:`black`,T:`white`,K:`king`};function nt(e,t){let[n,,r]=t.split(` `),i=(n??``).split(`/`);if(i.length!==e)throw new w(`the board has ${e} rows`);let a=[];for(let t of i.toReversed()){let n=[];for(let r of t.match(/[0-9]+|./g)??[]){let t=tt[r];if(t!==void 0)n.push(t);else if(/^[0-9]+$/.test(r))for(let t=0;t<Number(r)&&t<=e;t++)n.push(`empty`);else throw new w(`“${r}” is no piece`)}if(n.length!==e)throw new w(`a row has ${e} points`);a.push(...n)}let o=e=>Number(RegExp(`(?:=|,)${e}:([0-9]+)`).exec(r??``)?.[1]??0);return{kind:`square`,size:e,cells:a,quiet:o(`quiet`),seen:o(`seen`)}}function rt(e,t,n){return e.kind===`points`?Je(e,t,n):nt(e.size,t)}function E(e,t){return t===25?e.bar:t===26?e.hand:e.points[t]??0}function it(e){return e.points.reduce((e,t,n)=>e+t*n,25*(e.bar+e.hand))}function at(e,t){return e.checkers-t.points.reduce((e,t)=>e+t,t.bar+t.hand)}function ot(e,t){if(t.first.bar+t.second.bar+t.first.hand+t.second.hand>0)return!0;let n=e=>t[e].points.findLastIndex(e=>e>0);return n(`first`)<1||n(`second`)<1?!1:e.way===`opposite`?n(`first`)+n(`second`)>=25:n(`first`)>12||n(`second`)>12}function st(e,t){let n=t%e;return`${`abcdefghjklmnopqrstuvwxyz`.charAt(n)}${Math.floor(t/e)+1}`}var ct={forced:`off`,bearOff:!1,roll:!1,play:!1};function lt(e,t){if(!e.open)return[];if(t.forced!==`off`){let t=ut(e);if(t!==null)return t}return t.bearOff?dt(e):[]}function ut(e){let t=null,n=!0;return e.walk((e,r)=>{let i=JSON.stringify(r);return t??={steps:e,end:i},n=t.end===i,n}),n?t?.steps??null:null}function dt(e){let{board:t}=e.decision,{standing:n}=e;if(t.kind!==`points`||n.kind!==`points`||ot(t,n))return[];let r=[],i=new Set;return e.walk((e,t)=>(e.every(({to:e})=>e===0)&&e.length>=r.length&&(e.length>r.length&&(i.clear(),r=e),i.add(JSON.stringify(t))),!0)),i.size===1?r:[]}function ft(e){try{return localStorage.getItem(e)}catch{return null}}function pt(e,t){try{localStorage.setItem(e,t)}catch{}}var mt={theme:[`walnut`,`olive`,`aegean`,`contrast`],scheme:[`system`,`light`,`dark`],speed:[`usual`,`fast`,`still`],click:[`play`,`pick`],home:[`right`,`left`],roll:[`hand`,`self`],forced:[`hand`,`last`]},ht=`alea-settings`,gt={usual:1,fast:2,still:1/0};function _t(e){let t;try{t=JSON.parse(e??`{}`)}catch{t={}}let n=typeof t==`object`&&t?t:{};return Object.fromEntries(Object.entries(mt).map(([e,t])=>[e,t.find(t=>t===n[e])??t[0]]))}function vt({speed:e,click:t,home:n,roll:r,forced:i}){return{speed:gt[e],click:t,home:n,automatic:{...ct,bearOff:!0,roll:r===`self`,forced:i===`last`?`last`:`off`}}}var yt=()=>_t(ft(ht)),bt=new Set;function xt(e){return bt.add(e),()=>bt.delete(e)}function St(e,t){pt(ht,JSON.stringify({...yt(),[e]:t})),Ct();for(let e of bt)e()}function Ct(){let{theme:e,scheme:t}=yt(),{dataset:n}=document.documentElement;n.theme=e,t===`system`?delete n.scheme:n.scheme=t}function D(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}function O(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}var k=e=>Math.round(e*100)/100;function A(e,t,n){let r=O(`button`,{type:`button`,...t},e);return r.addEventListener(`click`,n),r}function j(e,t){e.textContent!==t&&(e.textContent=t)}var wt=class{decision;#e=[];#t;constructor(e){this.decision=e;let t=e.dice;this.#t=t===null?[]:t[0]===t[1]?[t[0],t[0],t[0],t[0]]:[Math.max(...t),Math.min(...t)]}get#n(){let e=this.#e.at(-1);return e===void 0?0:e.node}#r(e){let{steps:t,nodes:n}=this.decision.graph;return(e===null?[]:n[e]??[]).flatMap(e=>{let[n,r]=typeof e==`number`?[e,null]:e,i=t[n];return i===void 0?[]:[{step:i,node:r}]})}get steps(){return this.#e.map(({step:e})=>e)}get standing(){return this.#e.at(-1)?.standing??this.decision.standing}get complete(){let e=this.#n;return e===null||this.#r(e).length===0||(this.decision.graph.complete??[]).includes(e)}get open(){return this.#r(this.#n).length>0}get choices(){return this.#r(this.#n).map(({step:e})=>e)}#i(e){let t=[...this.#t];for(let n of e){let e=t.indexOf(n.die??0);e>=0&&t.splice(e,1)}return t}get dice(){let e=this.steps.map(e=>e.die??0);return this.#t.map(t=>{let n=e.indexOf(t);return n>=0&&e.splice(n,1),{value:t,used:n>=0}})}get swappable(){return this.open&&new Set(this.#i(this.steps)).size>1}swap(){this.swappable&&this.#t.reverse()}get sources(){return[...new Set(this.choices.map(({from:e})=>e))]}targets(e){let t=new Map,n=[{path:[],place:e,node:this.#n}];for(;n.length>0;){let r=[];for(let i of n){let n=this.#i([...this.steps,...i.path]),a=({step:e})=>n.indexOf(e.die??0),o=this.#r(i.node).filter(({step:e})=>e.from===i.place);for(let{step:n,node:s}of o.toSorted((e,t)=>a(e)-a(t))){let a=[...i.path,n];t.has(n.to)||t.set(n.to,{from:e,to:n.to,path:a}),n.to!==0&&n.die!==void 0&&r.push({path:a,place:n.to,node:s})}}n=r}return[...t.values()]}tap(e){return this.decision.dice===null?null:this.targets(e).find(({path:e})=>e.length===1)??null}lay(e){let t=[...this.#e];for(let n of e){let e=t.at(-1),r=this.#r(e===void 0?0:e.node).find(({step:e})=>e.from===n.from&&e.to===n.to&&Tt(e,n));if(r===void 0)return!1;let{board:i,side:a,standing:o}=this.decision;t.push({...r,standing:Qe(i,e?.standing??o,a,r.step)})}return this.#e=t,!0}undo(){return this.#e.pop()?.step??null}walk(e){let{board:t,side:n}=this.decision,r=(i,a,o)=>{let s=this.#r(i);return s.length===0?e(a,o):s.every(({step:e,node:i})=>r(i,[...a,e],Qe(t,o,n,e)))};r(this.#n,[],this.standing)}};function Tt(e,t){return t.die===void 0||t.die===e.die}var Et=(e,{x:t,y:n})=>t>=e.x&&t<e.x+e.width&&n>=e.y&&n<e.y+e.height,M=e=>({x:e.x+e.width/2,y:e.y+e.height/2}),N=(e,t)=>Math.hypot(e.x-t.x,e.y-t.y),Dt=60,Ot=5,kt={wide:{side:18,column:66,post:16,bar:64,rail:36,strip:0,field:624,middle:0},tall:{side:12,column:0,post:0,bar:60,rail:40,strip:62,field:760,middle:36}},P={thick:13,long:52,pitch:14.5},F=class{view;width;height;halves;bar;reach;radius=27;cubeSize=46;die;zones;#e;#t;constructor(e){this.view=e;let t=kt[e.shape];this.#e=t,this.die=e.shape===`wide`?46:56;let n=t.side+t.column+t.post;this.width=2*n+720+t.bar,this.height=2*(t.strip+t.rail)+t.field;let r=t.strip+t.rail,i={y:r,width:360,height:t.field};this.halves=[{...i,x:n},{...i,x:n+360+t.bar}],this.bar={x:n+360,y:r,width:t.bar,height:t.field},this.#t={x:n,y:r,width:720+t.bar,height:t.field},this.reach=256.5,this.zones=this.#c()}get columns(){let{side:e,column:t,field:n}=this.#e;if(t===0)return[];let r={y:this.#t.y,width:t,height:n};return[{...r,x:e},{...r,x:this.width-e-t}]}get strips(){let{strip:e,side:t}=this.#e;if(e===0)return[];let n={x:t,width:this.width-2*t,height:e-14};return[{...n,y:12},{...n,y:this.height-e+2}]}get rail(){return this.#e.rail}get viewer(){return this.view.viewer}#n(e,t){return e===this.viewer?t:T(this.view.board,t)}#r(e){return e<=12}#i(e,t=0){return this.view.home===`right`?e:this.width-e-t}#a(e){let t=this.#r(e)?12-e:e-13,n=this.#t.x+t*Dt+(t>=6?this.#e.bar:0)+Dt/2;return this.#i(n)}point(e){let t=this.#a(e),{y:n,height:r}=this.#t;return this.#r(e)?{base:{x:t,y:n+r},tip:{x:t,y:n+r-this.reach},width:56}:{base:{x:t,y:n},tip:{x:t,y:n+this.reach},width:56}}number(e){let{y:t,height:n}=this.#t,r=this.#e.rail/2;return{x:this.#a(e),y:this.#r(e)?t+n+r:t-r}}tray(e){let t=e===this.viewer,n=!t&&this.view.board.way===`same`;if(this.view.shape===`wide`){let[e,r]=this.columns,i=this.view.home===`right`===n?e:r,a=i.height/2-8;return{...i,height:a,y:t?i.y+i.height-a:i.y}}let[r,i]=this.strips,a=t?i:r,o=this.view.home===`right`===n?a.x:a.x+a.width-310;return{...a,x:o,width:310}}score(e){let t=this.tray(e),n=M(t);if(this.view.shape===`tall`)return{x:n.x>this.width/2?this.#e.side+40:this.width-this.#e.side-40,y:n.y};let r=e===this.viewer;return{x:this.width-n.x,y:r?t.y+t.height-34:t.y+34}}length(e){let t=this.score(this.viewer);return this.view.shape===`wide`?{x:t.x,y:this.height/2+(e?50:0)}:{x:this.width/2,y:this.score(C(this.viewer)).y}}get along(){return this.view.shape===`wide`?{x:this.score(this.viewer).x,y:this.height/2-84}:null}cube(e,t=null){if(t!==null)return this.#o(C(t));let n=this.score(this.viewer);if(e===null)return{x:this.view.shape===`wide`?n.x:this.width/2,y:this.height/2};let r=this.score(e);return this.view.shape===`wide`?{x:r.x,y:r.y+(e===this.viewer?-62:62)}:{x:r.x+(r.x<this.width/2?74:-74),y:r.y}}#o(e){return M(this.halves[+(e===this.viewer)])}dice(e,t){let{x:n,y:r}=this.#o(e),i=t>2?this.die+14:this.die+22;return Array.from({length:t},(e,a)=>({x:n+(a-(t-1)/2)*i,y:r}))}spot(e,t,n,r,i=`none`){if(t===0)return this.#s(e,n);if(t===25){let t=e===this.viewer?-1:1,i=this.height/2+t*(this.#e.middle+27+8),a=this.#e.field/2-this.#e.middle-54-16;return{x:this.width/2,y:i+t*n*Math.min(54,a/Math.max(1,r-1))}}let a=this.#n(e,t),{base:o}=this.point(a),s=this.#r(a)?-1:1,c=i===`over`?27:0,l=216-c,u=r>(i===`over`?4:Ot)?l/(r-1):54;return{x:o.x,y:o.y+s*(29+c+n*u)}}#s(e,t){let n=this.tray(e),r=P.thick/2+5+t*P.pitch;return this.view.shape===`wide`?{x:n.x+n.width/2,y:e===this.viewer?n.y+n.height-r:n.y+r}:{x:n.x+n.width/2>this.width/2?n.x+n.width-r:n.x+r,y:n.y+n.height/2}}trayNumber(e,t){let n=this.#s(e,t);return this.view.shape===`wide`?{x:n.x,y:n.y+(e===this.viewer?-22:22)}:{x:n.x+(n.x>this.width/2?-24:24),y:n.y}}poses(e,t,n){let r=e[t],i=n===0?at(this.view.board,r):E(r,n),a=r.pinned.includes(n),o=e[C(t)].pinned.includes(T(this.view.board,n))&&n>=1&&n<=24,s=a?`under`:o?`over`:`none`,c=n===0?`edge`:`flat`;return Array.from({length:i},(e,r)=>({...this.spot(t,n,r,i,s),form:c,z:r+ +!!o,opacity:1,pinned:a,...n!==0&&i>Ot&&r===i-1?{count:i}:{}}))}#c(){let{y:e,height:t}=this.#t,n=this.#e.rail,r=t/2-8,i=[];for(let a=1;a<=24;a++){let o={x:this.#a(a)-Dt/2,y:this.#r(a)?e+t-r:e-n,width:Dt,height:r+n};i.push({id:`${a}`,box:o,side:null,place:a})}for(let n of S){let r=t/2,a=n===this.viewer;i.push({id:`bar-${n}`,box:{...this.bar,y:a?e:e+r,height:r},side:n,place:25}),i.push({id:`off-${n}`,box:this.tray(n),side:n,place:0})}return i}seen(e){let{x:t,y:n,width:r,height:i}=e.box;if(e.side!==null)return{x:t+3,y:n+3,width:r-6,height:i-6};let a=this.reach+this.#e.rail+24;return{x:t+1,y:this.#r(e.place)?n+i-a:n+4,width:r-2,height:a-4}}zone(e,t){let n=t===25||t===0?`${t===25?`bar`:`off`}-${e}`:`${this.#n(e,t)}`;return this.zones.find(e=>e.id===n)??null}place(e,t){return t.side===null?this.#n(e,t.place):t.side===e?t.place:null}beside(e,t){let n=M(e.box),r=e,i=1/0;for(let a of this.zones){let o=M(a.box),[s,c]=t===`left`||t===`right`?[(o.x-n.x)*(t===`right`?1:-1),Math.abs(o.y-n.y)]:[(o.y-n.y)*(t===`down`?1:-1),Math.abs(o.x-n.x)],l=s+2*c;a!==e&&s>1&&l<i&&([r,i]=[a,l])}return r}},I=60,At=50,jt=14,Mt=class{view;width;height;radius=24;die=0;zones;lines;field;constructor(e){this.view=e;let t=(e.board.size-1)*I,n=t+76;this.width=At+n+jt,this.height=this.width,this.field={x:At,y:jt,width:n,height:n},this.lines={x:88,y:52,width:t,height:t},this.zones=Array.from({length:e.board.size**2},(e,t)=>{let{x:n,y:r}=this.at(t);return{id:`${t}`,box:{x:n-I/2,y:r-I/2,width:I,height:I},side:null,place:t}})}get viewer(){return this.view.viewer}get size(){return this.view.board.size}at(e){let t=e%this.size,n=Math.floor(e/this.size),[r,i]=this.view.turned?[this.size-1-t,n]:[t,this.size-1-n];return{x:this.lines.x+r*I,y:this.lines.y+i*I}}coordinate(e){let{x:t,y:n}=this.at(e*this.size+e);return{file:{x:t,y:this.height-At/2},rank:{x:At/2,y:n}}}poses(e,t){return(e.cells[t]??`empty`)===`empty`?[]:[{...this.at(t),form:`flat`,z:0,opacity:1}]}zone(e,t){return this.zones[t]??null}place(e,t){return t.place}beside(e,t){let n=e.place%this.size,r=Math.floor(e.place/this.size),i=this.view.turned?-1:1,a=e=>Math.max(0,Math.min(this.size-1,e)),[o,s]=t===`left`||t===`right`?[a(n+(t===`right`?i:-i)),r]:[n,a(r+(t===`up`?i:-i))];return this.zones[s*this.size+o]??e}};function Nt(e,t,n,r,i){if(!(e instanceof F)||t.kind!==`points`)return`at`in e?e.at(r):{x:0,y:0};let{board:a}=e.view,o=t[C(n)],s=r>=1&&r<=24?T(a,r):null,c=(r===0?at(a,t[n]):E(t[n],r))+i,l=s!==null&&o.pinned.includes(s)?`over`:`none`;return e.spot(n,r,Math.max(0,c-1),c,l)}function Pt(e,t,n){let{side:r}=t.decision;return n.map(({to:n,path:i})=>{let a=Nt(e,t.standing,r,n,1),o=i.at(-1),s=o?.hit===!0||o?.pins===!0||(o?.captures??[]).length>0,c=D(`g`,{class:`target${i.length>1?` far`:``}${s?` takes`:``}`,transform:`translate(${k(a.x)} ${k(a.y)})`}),l=e.radius*(i.length>1?.24:.3);return c.dataset.to=`${n}`,c.style.setProperty(`--dot`,`${k(l)}px`),s&&e instanceof F&&c.append(D(`circle`,{class:`around`,r:k(e.radius+1)})),c.append(D(`circle`,{class:`dot`,r:k(l)})),c})}function Ft(e,t,n){return n.flatMap(n=>{let r=e.zone(t,n);if(r===null)return[];let{x:i,y:a,width:o,height:s}=r.box,c=`at`in e?e.at(n):{x:i+o/2,y:a+s/2};return[D(`circle`,{class:`note`,cx:k(c.x),cy:k(c.y),r:k(e.radius+5)})]})}function It(e,t,n){let r=[],{radius:i}=e,a=new Map;for(let{from:o,to:s}of Lt(n)){let c=a.get(o)??0;a.set(o,c+1);let l=Nt(e,t,n.side,o,c+1),u=Nt(e,t,n.side,s,0);r.push(D(`circle`,{class:`left`,cx:k(l.x),cy:k(l.y),r:k(i*.82)}));let d=N(l,u);if(d<2*i)continue;let f=`at`in e?0:Math.min(150,d*.35),p=e.height/2,m=(l.x+u.x)/2,h=(l.y+u.y)/2,g={x:m,y:h+(Math.abs(l.y-u.y)>p?0:Math.sign(p-h)*f)},_=N(l,g)||1,v={x:l.x+(g.x-l.x)/_*i*.82,y:l.y+(g.y-l.y)/_*i*.82},y=`M${k(v.x)} ${k(v.y)}Q${k(g.x)} ${k(g.y)} ${k(u.x)} ${k(u.y)}`;r.push(D(`path`,{class:`way`,d:y}))}if(`at`in e)for(let t of n.captures??[]){let{x:n,y:a}=e.at(t),o=i*.42;r.push(D(`path`,{class:`taken`,d:`M${n-o} ${a-o}l${2*o} ${2*o}m0 ${-2*o}l${-2*o} ${2*o}`}))}return r}function Lt({steps:e}){let t=[];for(let n of e){let e=t.findIndex(({to:e})=>e===n.from),r=t[e];r===void 0?t.push(n):t[e]={from:r.from,to:n.to}}return t}var Rt=[`pass`,`resign`,`accept-resignation`],zt=[...Rt,`accept-draw`,`claim`,`stop`],Bt=[`roll`,`take`,`play`],Vt=[`roll`,`play`,`undo`,`not-now`],Ht=[`resign`,`offer-draw`,`claim`,`stop`,`not-now`],Ut=class{element=O(`div`,{class:`plate`});#e=D(`svg`,{viewBox:`-12 -12 24 24`,class:`swatch`,"aria-hidden":`true`});#t=O(`span`,{class:`name`});#n=O(`span`,{class:`turn`});#r=O(`span`,{class:`pips`});#i=O(`span`,{class:`note`});constructor(){let e=O(`span`,{class:`first`},this.#t,this.#n);this.element.append(this.#e,O(`span`,{class:`who`},e,this.#r),this.#i)}show(e,t){this.element.classList.toggle(`on-turn`,t.onTurn);let n=[D(`circle`,{class:`disc`,r:10}),D(`circle`,{class:`ring`,r:6.6})];t.colour===`dark`&&n.push(D(`circle`,{class:`ring`,r:3.4})),this.#e.replaceChildren(D(`g`,{class:`piece ${t.colour}`},...n)),this.#t.textContent=t.name,this.#n.textContent=t.onTurn?e(`board-on-turn`):``,this.#r.textContent=t.pips===null?``:e(`board-pips`,{pips:t.pips}),this.#i.textContent=t.note}},Wt=class{element=O(`div`,{class:`controls`,role:`group`});#e;#t;#n=null;#r={undo:!1,play:null,actions:[]};#i=e=>e;#a=``;constructor(e,t){this.#e=e,this.#t=t}show(e,t){this.#i=e,this.#r=t,t.actions.some(({id:e})=>e===this.#n?.id)||(this.#n=null),this.#o()}#o(){let e=this.#i,{undo:t,play:n,actions:r}=this.#r,i=this.#n,a=[];if(i!==null){let t=e(`board-act-${i.id}`,{points:i.points??0}),n=i.points!==void 0&&Rt.includes(i.id);a.push([`not-now`,e(`board-not-now`)]),i.choices===void 0&&a.push([`sure ${i.id}`,n?e(`board-sure-points`,{act:t,points:i.points??0}):e(`board-sure`,{act:t})]);for(let{times:t,points:n}of i.choices??[])a.push([`sure ${i.id} ${t}`,e(`board-lost`,{points:n})])}else{for(let{id:t,points:n}of r)a.push([t,e(`board-act-${t}`,{points:n??0})]);t&&a.push([`undo`,e(`board-act-undo`)]),n!==null&&a.push([`play`,e(n===`turn`?`board-act-play`:`board-act-pass-turn`)])}let o=JSON.stringify(a);if(o===this.#a)return;this.#a=o;let s=this.element.contains(document.activeElement),c=s?document.activeElement.dataset.act:void 0,l=([e])=>Ht.includes(e)?0:Bt.includes(e)?2:1,u=a.toSorted((e,t)=>l(e)-l(t)).map(([e,t])=>{let n=O(`button`,{type:`button`,"data-act":e,class:Ht.includes(e)?`quiet`:Bt.includes(e)||e.startsWith(`sure `)?`main`:``},t);return n.addEventListener(`click`,()=>this.#s(e)),n});this.element.replaceChildren(...u);let d=e=>u.find(t=>t.dataset.act===e),f=d(c)??Vt.map(d).find(e=>e!==void 0);s&&f!==void 0?f.focus():s&&this.#t()}#s(e){if(e===`not-now`)this.#n=null;else if(zt.includes(e))this.#n=this.#r.actions.find(t=>t.id===e)??null;else{this.#n=null;let[t,n,r]=e.split(` `);t!==`sure`||n===void 0?this.#e(e):this.#e(n,r===void 0?void 0:Number(r))}this.#o()}};function L(e,t,n){return t.kind===`square`?st(t.size,n):n===0?e(`board-place-off`):n===25||n===26?e(`board-place-bar`):e(`board-place-point`,{number:n})}function Gt(e,t,n,r,i,a){let o=[`first`,`second`];if(t.kind===`square`&&n.kind===`square`){let i=st(t.size,r.place),a=n.cells[r.place]??`empty`;return a===`empty`?e(`board-empty`,{place:i}):a===`king`?e(`board-king`,{place:i}):e(`board-man`,{place:i,colour:a===`white`?`light`:`dark`})}let s=L(e,t,r.place);if(t.kind!==`points`||n.kind!==`points`)return s;let c=o.flatMap(e=>{let r=i(e);if(r===null)return[];let o=r===0?at(t,n[e]):E(n[e],r),s=n[e].pinned.includes(r);return o>0?[{colour:e===a?`light`:`dark`,count:o,pinned:s}]:[]}),l=c.find(({pinned:e})=>!e)??c[0];return l===void 0?e(`board-empty`,{place:s}):e(c.length>1?`board-pinned`:`board-checkers`,{place:s,count:l.count,colour:l.colour})}function Kt(e,t,n){let r=L(e,t,n.from),i=L(e,t,n.to),a=n.captures?.length??0;return a>0?e(`board-said-captures`,{from:r,to:i,count:a}):Yt(e(n.hit===!0?`board-said-hit`:n.pins===!0?`board-said-pin`:`board-said-step`,{from:r,to:i}))}function qt(e,t){return t.complete?e(`board-said-complete`):e(`board-said-left`,{dice:t.dice.filter(({used:e})=>!e).map(({value:e})=>e).join(` `)})}function Jt(e,t,n,r){let i=r.map(({to:n})=>L(e,t,n)).join(`, `);return Yt(e(`board-said-picked`,{place:L(e,t,n),targets:i}))}function Yt(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function Xt({state:e,settings:t},n){return n===(e.board.kind===`square`?e.board.white:t.light)?`light`:`dark`}var Zt=class{#e;#t;#n=O(`div`,{class:`live`,"aria-live":`polite`,role:`status`});#r=O(`p`,{class:`told`,"aria-hidden":`true`});#i;#a={near:new Ut,far:new Ut};#o;#s=null;constructor(e,t,n){this.#e=e,this.#t=t,this.#o=new Wt(n,()=>this.#t.focus()),this.#i=O(`p`,{class:`live`,id:`${t.id}-help`});let r=O(`div`,{class:`table`},t.element,this.#r),{far:i,near:a}=this.#a;e.append(i.element,r,a.element,this.#o.element,this.#n,this.#i)}get parts(){return{far:this.#a.far.element,near:this.#a.near.element,controls:this.#o.element}}announce(e){this.#n.textContent=e}tell(e,t,n){this.announce(e);let r=this.#t.element.getBoundingClientRect(),i=this.#r.parentElement?.getBoundingClientRect()??r,a=r.width/t.width,o=t instanceof F,s=o?t.halves[n===t.viewer?0:1]:t.field,{style:c}=this.#r;c.left=`${r.left-i.left+(s.x+s.width/2)*a}px`,c.top=`${r.top-i.top+(s.y+s.height*(o?.5:.92))*a}px`,c.maxWidth=`${(s.width-16)*a}px`,this.#r.textContent=e}show(e){let{board:t,names:n,cube:r=null,onTurn:i,toAct:a=i}=e.state,o=e.say,s=e.draft,c=e.standing,l=e.settings.viewer,u=t.kind===`square`;this.#e.classList.toggle(`square`,u),this.#e.classList.toggle(`deciding`,s!==null&&!e.sent);let d=this.#t.element;d.setAttribute(`role`,`application`),d.setAttribute(`aria-label`,o(`board-name`)),d.setAttribute(`aria-describedby`,this.#i.id),this.#i.textContent=o(u?`board-help-square`:`board-help`),this.#d(e);let f=r===null||e.layout instanceof Mt?null:e.layout.cube(r.owner,r.offeredBy??null);this.#t.showCube(r?.value??null,f,this.#l(e,r),e.speed),this.#f(e),this.showMarks(e),this.showZones(e);for(let t of S)(t===l?this.#a.near:this.#a.far).show(o,{side:t,colour:Xt(e,t),name:n?.[t===`first`?0:1]??o(`name-player`,{number:t===`first`?1:2}),pips:c.kind===`points`?it(c[t]):null,onTurn:a===t,note:t===l?``:this.#c(e)});let p=e.sent?[]:e.state.actions??[],m=s!==null&&s.complete&&!e.sent;this.#o.show(o,{undo:s!==null&&s.steps.length>0&&!e.sent,play:m?s.steps.length>0?`turn`:`nothing`:null,actions:p})}#c({state:e,standing:t,say:n}){let{counters:r}=e;return t.kind!==`square`||r===void 0?``:t.seen>=r.seen?n(`board-seen`,{seen:t.seen}):t.quiet>=r.quiet?n(`board-quiet`,{quiet:t.quiet}):``}#l(e,t){if(t===null)return``;let n=t=>e.state.names?.[t===`first`?0:1]??e.say(`name-player`,{number:t===`first`?1:2});return t.offeredBy==null?t.owner===null?e.say(`board-cube`,{value:t.value}):e.say(`board-cube-of`,{value:t.value,who:n(t.owner)}):e.say(`board-cube-offered`,{value:t.value,who:n(t.offeredBy)})}#u(e){let{dice:t=null,onTurn:n,played:r=null}=e.state;return e.draft!==null&&e.draft.decision.dice!==null?{dice:e.draft.dice,side:e.mover,fresh:!0}:t!==null&&n!==null?{dice:$t(t,!1),side:n,fresh:!0}:r?.dice!=null&&e.state.cube?.offeredBy==null?{dice:$t(r.dice,!0),side:r.side,fresh:!1}:null}#d(e){let t=e.draft,n=this.#u(e),r=(e.state.actions??[]).some(({id:e})=>e===`roll`)&&!e.sent,i=r&&n?.side===e.mover?null:n,{dice:a=null,onTurn:o}=e.state,s=a===null?``:`${o} ${a.join(` `)} ${JSON.stringify(e.state.standing)}`,c=this.#s!==null&&s!==``&&s!==this.#s&&i?.fresh===!0;this.#s=s,this.#t.showDice(i?.dice??[],i?.side??e.mover,c,e.speed),this.#t.showRoll(r?e.mover:null);let l=i?.dice.slice(0,2).map(({value:e})=>e).join(` `)??``,u=this.#t.diceButton,d=t!==null&&!e.sent&&t.steps.length>0&&t.complete?`play`:t?.swappable===!0?`swap`:null,f=t?.dice.find(({used:e})=>!e)?.value??0,p=t?.dice.findLast(({used:e,value:t})=>!e&&t!==f)?.value??0,m=e.say(d===`play`?`board-dice-play`:d===`swap`?`board-dice-swap`:`board-dice`,{dice:l,die:p});u.classList.toggle(`can`,d!==null),Qt(u,i===null?null:d===null?`img`:`button`,m),Qt(this.#t.rollButton,r?`button`:null,e.say(`board-dice-roll`)),c&&this.announce(e.say(`board-dice`,{dice:l}))}#f(e){let{layout:t,standing:n}=e,{score:r=null,length:i=null,board:a}=e.state;if(!(t instanceof F)||n.kind!==`points`||a.kind!==`points`)return this.#t.texts([]);let o=S.flatMap(e=>{let i=at(a,n[e]);return[...r===null?[]:[{name:`score`,at:t.score(e),text:`${r[e===`first`?0:1]}`}],...i===0?[]:[{name:`tray-number`,at:t.trayNumber(e,i),text:`${i}`}]]}),{cube:s=null,crawford:c=!1}=e.state,l=s!==null&&s.owner===null&&s.offeredBy==null,u=i===null?[]:[e.say(`board-to`,{points:i})];c&&t.along===null&&u.push(e.say(`board-crawford`)),u.length>0&&o.push({name:`length`,at:t.length(l),text:u.join(` · `)}),c&&t.along!==null&&o.push({name:`length along`,at:t.along,text:e.say(`board-crawford`)}),this.#t.texts(o)}showMarks(e){let t=e.draft,n=e.mover,r=e.layout,i=e.sent?null:e.picked??e.near,a=t===null||i===null?[]:t.targets(i);this.#t.ring(`picked`,n,e.sent?null:e.picked),this.#t.ring(`near`,n,e.sent?null:e.near),this.#t.marks(t===null?[]:Pt(r,t,a));let o=new Set(a.flatMap(({to:e})=>r.zone(n,e)?.place??[]));this.#t.numbers(r instanceof F?o:new Set),this.#t.notes(Ft(r,e.settings.viewer,e.state.notes??[]));let s=e.state.played,c=e.settings.trace&&s!=null&&(t===null||t.steps.length===0);this.#t.trace(c?It(r,e.standing,s):[])}showZones(e){this.#r.textContent=``;let{standing:t}=e,{board:n}=e.state,r=e.sent?null:e.draft,i=e.layout,a=e.mover,o=new Set(r?.sources??[]),s=new Set(r===null||e.picked===null?[]:r.targets(e.picked).map(({to:e})=>e)),c=n.kind===`square`?n.white:e.settings.light;for(let r of i.zones){let l=this.#t.zones.get(r.id);if(l===void 0)continue;let u=i.place(a,r),d=u!==null&&o.has(u),f=u!==null&&s.has(u),p=Gt(e.say,n,t,r,e=>i.place(e,r),c),m=u!==null&&u===e.picked?`board-picked-up`:f?`board-can-take`:d?`board-can-move`:null;l.setAttribute(`aria-label`,Yt(m===null?p:e.say(m,{what:p}))),l.setAttribute(`tabindex`,r.id===e.focus?`0`:`-1`),l.classList.toggle(`can`,d||f)}}};function Qt(e,t,n){if(t===null)for(let t of[`role`,`aria-label`,`tabindex`])e.removeAttribute(t);else e.setAttribute(`role`,t),e.setAttribute(`aria-label`,n),t===`button`?e.setAttribute(`tabindex`,`0`):e.removeAttribute(`tabindex`)}function $t(e,t){let[n,r]=e;return(n===r?[n,n,n,n]:[Math.max(...e),Math.min(...e)]).map(e=>({value:e,used:t}))}var en={now:()=>performance.now(),frame:e=>{let t=requestAnimationFrame(e);return()=>cancelAnimationFrame(t)}},tn=e=>1-(1-e)**3,nn=class{#e;#t=[];#n=null;#r=[];idle=()=>{};constructor(e){this.#e=e}get busy(){return this.#t.length>0}play(e,t=()=>{}){let n=this.#e.now();this.#r.push(t);for(let t of e)t.delay<=0&&t.duration>0&&t.show(0),this.#t.push({tween:t,begins:n+t.delay,over:!1});this.#t.sort((e,t)=>e.begins-t.begins),e.every(({delay:e,duration:t})=>e+t<=0)&&this.#a(n),this.#i()}finish(){this.#a(1/0)}#i(){this.#t.length!==0&&this.#n===null&&(this.#n=this.#e.frame(()=>{this.#n=null,this.#a(this.#e.now()),this.#i()}))}#a(e){for(let t of this.#t){let{delay:n,duration:r,show:i}=t.tween;if(e<t.begins)continue;let a=e===1/0||r<=0?1:Math.min(1,(e-t.begins)/r);i(a),t.over=a>=1}if(this.#t=this.#t.filter(({over:e})=>!e),this.#t.length>0)return;this.#n?.(),this.#n=null;let t=this.#r;this.#r=[];for(let e of t)e();this.busy||this.idle()}},rn=[...Array.from({length:24},(e,t)=>t+1),25,26,0],an=class{#e=new Map;#t=0;#n(e,t,n=!1){let r=`${e} ${t} ${n}`,i=this.#e.get(r)??{side:e,king:n,place:t,pieces:[]};return this.#e.set(r,i),i}stand(e,t){let n=this.#r(e,t),r=[];for(let[e,t]of this.#e)for(;t.pieces.length>(n.get(e)?.count??0);){let e=t.pieces.pop();e!==void 0&&r.push({piece:e,place:t.place})}for(let{side:e,place:t,king:i,count:a}of n.values()){let n=this.#n(e,t,i);for(;n.pieces.length<a;){let[a]=r.filter(({piece:t})=>t.side===e&&t.king===i).toSorted((e,n)=>Math.abs(e.place-t)-Math.abs(n.place-t));a!==void 0&&r.splice(r.indexOf(a),1),n.pieces.push(a?.piece??{id:this.#t++,side:e,king:i})}}}#r(e,t){let n=new Map,r=(e,t,r,i)=>{i>0&&n.set(`${e} ${t} ${r}`,{side:e,place:t,king:r,count:i})};if(t.kind===`square`&&e.kind===`square`)t.cells.forEach((t,n)=>{t!==`empty`&&r(t===`black`?C(e.white):e.white,n,t===`king`,1)});else if(t.kind===`points`&&e.kind===`points`)for(let n of S)for(let i of rn)r(n,i,!1,i===0?at(e,t[n]):E(t[n],i));return n}poses(e,t){let n=new Map;for(let{side:r,place:i,pieces:a}of this.#e.values()){if(a.length===0)continue;let o=on(e,t,r,i);a.forEach((e,t)=>{let r=o[t];r!==void 0&&n.set(e,r)})}return n}top(e,t){return this.#n(e,t,!1).pieces.at(-1)??this.#n(e,t,!0).pieces.at(-1)??null}};function on(e,t,n,r){return t.kind===`square`?`lines`in e?e.poses(t,r):[]:`lines`in e?[]:e.poses(t,n,r)}function sn(e,t,{side:n,steps:r},i){let a=[],o=t;for(let{from:t,to:s}of r){let r=cn(e,o,n,{from:t,to:s},i);a.push(r),o=Qe(e,o,n,r)}return ln(o,i)?a:null}function cn(e,t,n,r,i){if(t.kind===`square`&&i.kind===`square`){let e=t.cells.flatMap((e,t)=>e!==`empty`&&t!==r.from&&t!==r.to&&i.cells[t]===`empty`?[t]:[]);return{...r,captures:e}}if(e.kind!==`points`||t.kind!==`points`||i.kind!==`points`)return r;let a=C(n),o=t=>T(e,t),s=t[a].pinned.includes(o(r.from))&&E(t[n],r.from)===1?{frees:!0}:{};return r.to===0||E(t[a],o(r.to))!==1||t[a].pinned.includes(o(r.to))?{...r,...s}:i[a].bar>t[a].bar?{...r,...s,hit:!0}:{...r,...s,pins:!0}}function ln(e,t){let n=e=>e.kind===`square`?e.cells.join():S.map(t=>{let{points:n,bar:r,hand:i,pinned:a}=e[t];return JSON.stringify([n,r,i,a.toSorted((e,t)=>e-t)])}).join();return e.kind===t.kind&&n(e)===n(t)}var un={viewer:`first`,home:`right`,light:`first`,click:`play`,speed:1,trace:!0,plates:!0,automatic:ct},dn=[[[0,0]],[[-1,-1],[1,1]],[[-1,-1],[0,0],[1,1]],[[-1,-1],[1,-1],[-1,1],[1,1]],[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]],fn=class{element;#e;#t;#n=0;#r={x:0,y:0};constructor(e,t){this.#t=e,this.#e=D(`g`,{class:`pips`});let n=e/2;this.element=D(`g`,{class:`die`},D(`circle`,{class:`shadow`,cx:1,cy:4,r:k(n*1.35),fill:t}),D(`rect`,{class:`cube-face`,x:-n,y:-n,width:e,height:e,rx:k(e*.2)}),this.#e)}value(e){if(e===this.#n)return;this.#n=e;let t=this.#t*.26,n=dn[e-1]??[];this.#e.replaceChildren(...n.map(([e,n])=>D(`circle`,{cx:k(e*t),cy:k(n*t),r:k(this.#t*.092)})))}place(e,t){this.#r=e,this.element.setAttribute(`transform`,`translate(${k(e.x)} ${k(e.y)}) rotate(${k(t)})`)}get spot(){return this.#r}},pn=[-4,5,3,-3],mn=class{element;#e;#t;#n=[];#r=[];constructor(e,t){this.#e=e,this.#t=t,this.element=D(`g`,{class:`dice`})}show(e,t,n){let r=e.length===2&&this.#r.length===2&&e[0]?.value===this.#r[1]&&e[1]?.value===this.#r[0];for(r&&e[0]?.value!==e[1]?.value&&this.#n.reverse();this.#n.length>e.length;)this.#n.pop()?.element.remove();for(;this.#n.length<e.length;){let e=new fn(this.#e,this.#t);this.#n.push(e),this.element.append(e.element)}this.#r=e.map(({value:e})=>e);let i=[];return this.#n.forEach((a,o)=>{let s=e[o],c=t[o];if(s===void 0||c===void 0)return;a.value(s.value),a.element.classList.toggle(`used`,s.used),a.element.classList.toggle(`dark`,n===`dark`),a.element.classList.toggle(`light`,n===`light`);let l=a.spot,u=pn[o]??0;if(!r)a.place(c,u);else{let e=o===0?-1:1;i.push({delay:0,duration:180,show:t=>{let n=tn(t),r=Math.sin(n*Math.PI)*16*e;a.place({x:l.x+(c.x-l.x)*n,y:l.y+(c.y-l.y)*n+r},u)}})}}),i}roll(e){return this.#n.map((t,n)=>{let r=this.#r[n]??1,i=t.spot,a=pn[n]??0;return{delay:0,duration:410+n%2*40,show:o=>{let s=tn(o),c=Math.abs(Math.cos(o*Math.PI*1.5))*34*(1-o),l=o>.72?r:((r+5-Math.floor((.72-o)*12))%6+6)%6+1;t.value(o>=1?r:l),t.place({x:e.x+(i.x-e.x)*s,y:e.y+(i.y-e.y)*s-c},a+(1-s)*(n%2==0?320:-400))}}})}get empty(){return this.#n.length===0}},R=(e,{x:t,y:n,width:r,height:i},a)=>D(`rect`,{class:e,x:t,y:n,width:r,height:i,rx:a}),hn=({x:e,y:t,width:n,height:r},i)=>({x:e+i,y:t+i,width:n-2*i,height:r-2*i});function gn(e,{x:t,y:n},r){return D(`text`,{class:e,x:k(t),y:k(n),dy:`0.35em`,"text-anchor":`middle`},r)}function _n(e){return e instanceof F?yn(e):bn(e)}function vn(e,t,n){let r=Math.sign(t.y-e.y),i=n/2,a=2.2,o=t.y-r*9;return[`M${k(e.x-i)} ${e.y}`,`L${k(t.x-a)} ${k(o)}`,`Q${k(t.x)} ${k(t.y+r*1)} ${k(t.x+a)} ${k(o)}`,`L${k(e.x+i)} ${e.y}Z`].join(``)}function yn(e){let t=D(`g`,{class:`ground`,"aria-hidden":`true`}),n={x:0,y:0,width:e.width,height:e.height};t.append(R(`frame`,n,14),R(`frame-line`,hn(n,5),10));for(let n of[...e.columns,...e.strips])t.append(R(`recess`,n,6),R(`sunk`,n,6));for(let n of e.halves)t.append(R(`field`,n,3));let r=new Map;for(let n=1;n<=24;n++){let{base:i,tip:a,width:o}=e.point(n);t.append(D(`path`,{class:n%2==0?`point even`:`point odd`,d:vn(i,a,o)}));let s=gn(`number`,e.number(n),`${n}`);r.set(n,s),t.append(s)}for(let n of e.halves)t.append(R(`sunk`,n,3));let i=e.bar;t.append(D(`line`,{class:`hinge`,x1:i.x+i.width/2,x2:i.x+i.width/2,y1:10,y2:e.height-10}));for(let n of[i.y-e.rail/2-5,i.y+i.height+e.rail/2-5]){let e=i.x+i.width/2;t.append(D(`rect`,{class:`brass`,x:e-17,y:n,width:34,height:10,rx:2.5}));for(let r of[-11,11])t.append(D(`circle`,{class:`screw`,cx:e+r,cy:n+5,r:1.8}));t.append(D(`rect`,{class:`screw`,x:e-.6,y:n,width:1.2,height:10}))}return{element:t,numbers:r}}function bn(e){let t=D(`g`,{class:`ground`,"aria-hidden":`true`}),n={x:0,y:0,width:e.width,height:e.height};t.append(R(`frame`,n,14),R(`frame-line`,hn(n,5),10),R(`field square`,e.field,3));let{x:r,y:i,width:a,height:o}=e.lines,s=a/(e.size-1),c=[];for(let t=0;t<e.size;t++)c.push(`M${k(r+t*s)} ${i}v${o}`,`M${r} ${k(i+t*s)}h${a}`);t.append(D(`path`,{class:`lines`,d:c.join(``)}),R(`lines edge`,e.lines,0),R(`sunk`,e.field,3));let l=(e.size-1)/2;if(Number.isInteger(l)){let{x:n,y:r}=e.at(l*e.size+l);t.append(D(`path`,{class:`heart`,d:`M${n} ${r-13}l13 13l-13 13l-13 -13z`}))}let u=new Map;for(let n=0;n<e.size;n++){let{file:r,rank:i}=e.coordinate(n);t.append(gn(`number`,r,`abcdefghjklmnopqrstuvwxyz`.charAt(n)),gn(`number`,i,`${n+1}`))}return{element:t,numbers:u}}var xn=class{element;#e;#t;#n;#r=null;constructor(e){this.#n=e;let{radius:t,shadow:n}=e;this.#e=D(`g`,{class:`flat`});let r=t*1.22;this.#e.append(D(`circle`,{class:`shadow`,cx:1,cy:3,r:k(r),fill:n}),...e.king?Cn(t):Sn(t,e.colour)),this.#t=D(`text`,{class:`count`,dy:`0.35em`,"text-anchor":`middle`});let[i,a]=e.tray===`wide`?[P.long,P.thick]:[P.thick,P.long-6],o=D(`g`,{class:`edge`});o.append(D(`rect`,{class:`disc`,x:-i/2,y:-a/2,width:i,height:a,rx:4}),e.tray===`wide`?D(`line`,{class:`ring`,x1:-i/2+5,x2:i/2-5,y1:0,y2:0}):D(`line`,{class:`ring`,x1:0,x2:0,y1:-a/2+5,y2:a/2-5})),this.element=D(`g`,{class:`piece ${e.colour}${e.king?` king`:``}`},this.#e,o,this.#t)}get pose(){return this.#r}show(e,t=0){this.#r=e,this.element.setAttribute(`transform`,`translate(${k(e.x)} ${k(e.y)})`),this.element.classList.toggle(`on-edge`,e.form===`edge`),this.element.classList.toggle(`pinned`,e.pinned===!0),e.opacity<1?this.element.setAttribute(`opacity`,String(k(e.opacity))):this.element.removeAttribute(`opacity`),t>0?this.#e.setAttribute(`transform`,`scale(${k(1+t)})`):this.#e.removeAttribute(`transform`);let n=e.count===void 0?``:`${e.count}`;this.#t.textContent!==n&&(this.#t.textContent=n),this.element.classList.toggle(`counted`,n!==``)}between(e,t,n,r=0){let i=e.form!==t.form,a=(e,t)=>e+(t-e)*n;if(this.show({...n<1?{form:i?`flat`:t.form,z:t.z,pinned:t.pinned===!0}:t,x:a(e.x,t.x),y:a(e.y,t.y),opacity:a(e.opacity,t.opacity)},n<1?r*Math.sin(n*Math.PI):0),!i||n>=1)return;let o=k(1-.75*(t.form===`edge`?n:1-n)**2);this.#e.setAttribute(`transform`,this.#n.tray===`wide`?`scale(1 ${o})`:`scale(${o} 1)`)}mark(e,t){this.element.classList.toggle(e,t)}};function Sn(e,t){let n=[D(`circle`,{class:`disc`,r:e-.75}),D(`circle`,{class:`ring`,r:k(e*.68)})];return t===`dark`&&n.push(D(`circle`,{class:`ring`,r:k(e*.4)})),n}function Cn(e){let t=Array.from({length:16},(t,n)=>{let r=n*Math.PI/8,i=n%2==0?e*1.2:e*.98;return`${k(Math.sin(r)*i)} ${k(-Math.cos(r)*i)}`}),n=e*.5;return[D(`path`,{class:`disc`,d:`M${t.join(`L`)}Z`}),D(`path`,{class:`cross`,d:`M0 ${k(-n)}V${k(n)}M${k(-n)} 0H${k(n)}`})]}var wn={least:160,most:220,units:700},Tn={after:.6,duration:220},En=0,Dn=class{element;zones=new Map;dice;diceButton;rollButton;#e;id=`alea-board-${En++}`;#t;#n=D(`rect`,{class:`area`,rx:12});#r;#i;#a=new an;#o=new Map;#s=new Map;#c;#l;#u;#d;#f=null;constructor(e,t,n,r){this.#e=e,this.#c=t,this.#l=n,this.#u=r;let i=e=>D(`g`,{class:e});this.#t={ground:i(`layer-ground`),trace:i(`layer-trace`),zones:i(`layer-zones`),pieces:i(`layer-pieces`),notes:i(`layer-notes`),table:i(`layer-table`),marks:i(`layer-marks`),air:i(`layer-air`)};for(let[e,t]of Object.entries(this.#t))e!==`zones`&&e!==`table`&&t.setAttribute(`aria-hidden`,`true`);this.dice=new mn(t.die,this.#p),this.diceButton=D(`g`,{class:`dice-button`},this.#n,this.dice.element),this.rollButton=D(`g`,{class:`roll-button`}),this.#r=D(`g`,{class:`cube`}),this.#i=D(`g`,{class:`texts`}),this.#t.table.append(this.#i,this.#r,this.rollButton,this.diceButton);let{ground:a,trace:o,zones:s,pieces:c,notes:l,table:u,marks:d,air:f}=this.#t;this.element=D(`svg`,{class:`drawing`},this.#m(),a,o,s,c,l,u,d,f),this.#d=this.#h()}get#p(){return`url(#${this.id}-shadow)`}#m(){return D(`defs`,{},D(`radialGradient`,{id:`${this.id}-shadow`},...[[.55,.42],[.8,.2],[1,0]].map(([e,t])=>D(`stop`,{class:`shadow-stop`,offset:e,"stop-opacity":t}))))}relay(e,t,n,r){(t.kind!==this.#l.kind||JSON.stringify(t)!==JSON.stringify(this.#l))&&(this.#a=new an),this.#c=e,this.#l=t,this.#u=n;for(let e of this.#o.values())e.element.remove();this.#o.clear(),this.#f=null,this.rollButton.replaceChildren(),this.dice=new mn(e.die,this.#p),this.diceButton.replaceChildren(this.#n,this.dice.element),this.#d=this.#h(),this.stand(r)}#h(){let e=this.#c;this.element.setAttribute(`viewBox`,`0 0 ${e.width} ${e.height}`),this.element.style.setProperty(`--ratio`,`${e.width/e.height}`);let t=_n(e);this.#t.ground.replaceChildren(t.element),this.zones.clear();let n=e instanceof F?``:` square`;for(let t of e.zones){let{x:r,y:i,width:a,height:o}=t.box,s=D(`rect`,{class:`area`,x:r,y:i,width:a,height:o}),c=e instanceof F?e.seen(t):hn(t.box,3),l=e=>D(`rect`,{class:e,x:c.x,y:c.y,width:c.width,height:c.height,rx:8}),u=D(`g`,{class:`zone${n}`,role:`button`,tabindex:-1,"data-zone":t.id},s,l(`halo`),l(`focus`));this.zones.set(t.id,u)}return this.#t.zones.replaceChildren(...this.#g(e.zones).flatMap(({id:e})=>this.zones.get(e)??[])),t}#g(e){return e.toSorted((e,t)=>e.box.y-t.box.y||e.box.x-t.box.x)}get#_(){let e=this.#l.kind===`square`?this.#l.white:this.#u;return t=>t===e?`light`:`dark`}#v(e){let t=this.#o.get(e);if(t!==void 0)return t;let n=this.#c,r=new xn({colour:this.#_(e.side),king:e.king,radius:n.radius,tray:n instanceof F?n.view.shape:`wide`,shadow:this.#p});return this.#o.set(e,r),r}stand(e){this.#e.finish(),this.#a.stand(this.#l,e),this.#s=this.#a.poses(this.#c,e);for(let[e,t]of this.#s)this.#v(e).show(t);this.#y()}#y(){for(let[e,t]of this.#o)this.#s.has(e)||(t.element.remove(),this.#o.delete(e));let e=[...this.#s].toSorted(([,e],[,t])=>e.z-t.z).map(([e])=>this.#v(e).element),t=this.#t.pieces.children;(e.length!==t.length||e.some((e,n)=>t[n]!==e))&&this.#t.pieces.replaceChildren(...e)}play(e,t,n=()=>{}){let r=[],i=0;for(let{standing:n,side:a,step:o}of e){let e=this.#a.top(a,o.from);this.#a.stand(this.#l,n);let s=this.#s,c=this.#a.poses(this.#c,n),l=e===null?void 0:c.get(e),u=e===null?null:this.#v(e).pose,d=l===void 0||u===null?0:N(l,u),f=wn.least+Math.min(1,d/wn.units)*(wn.most-wn.least);for(let[n,o]of c){let c=this.#v(n);if(kn(s.get(n),o)&&kn(c.pose,o))continue;c.pose===null&&c.show(o);let l=n!==e&&n.side!==a;r.push(this.#b(c,o,(i+(l?f*Tn.after:0))/t,(l?Tn.duration:f)/t,n===e))}for(let[e,n]of s){if(c.has(e))continue;let a={...n,opacity:0};r.push(this.#b(this.#v(e),a,(i+f*Tn.after)/t,Tn.duration/t,!1))}this.#s=c,i+=f}this.#e.play(r,()=>{this.#y(),n()})}#b(e,t,n,r,i){let a=null;return{delay:n,duration:r,show:n=>{a===null&&(a=e.pose??t,(i||N(a,t)>2*this.#c.radius)&&this.#t.air.append(e.element)),n>=1?e.show(t):e.between(a,t,tn(n),i?.07:0)}}}hold(e,t,n,r){let i=this.#a.top(e,t);if(i===null)return;let a=this.#v(i),o=this.#s.get(i);if(o===void 0)return;a.element.parentNode!==this.#t.air&&this.#t.air.append(a.element);let{count:s,...c}=o;a.show({...c,...n,form:`flat`},r)}letGo(e,t,n){let r=this.#a.top(e,t),i=r===null?void 0:this.#s.get(r);r!==null&&i!==void 0&&this.#e.play([this.#b(this.#v(r),i,0,160/n,!0)],()=>this.#y())}ring(e,t,n){let r=n===null?null:this.#a.top(t,n);for(let[t,n]of this.#o)n.mark(e,t===r)}marks(e){this.#t.marks.replaceChildren(...e)}over(e){for(let t of this.#t.marks.children)t.classList.toggle(`over`,t.dataset.to===`${e}`)}notes(e){this.#t.notes.replaceChildren(...e)}trace(e){this.#t.trace.replaceChildren(...e)}numbers(e){for(let[t,n]of this.#d.numbers)n.classList.toggle(`on`,e.has(t))}showDice(e,t,n,r){let i=this.#c;if(!(i instanceof F))return;let a=i.dice(t,e.length);On(this.#n,a,i.die);let o=this.dice.show(e,a,this.#_(t));if(n&&e.length>0){let e=t===i.viewer?1:-1,n=a[0]??{x:0,y:0};o.push(...this.dice.roll({x:n.x+e*190,y:n.y+e*150}))}o.length>0&&this.#e.play(o.map(e=>({...e,delay:e.delay/r,duration:e.duration/r})))}showRoll(e){let t=this.#c;if(e===null||!(t instanceof F)){this.rollButton.replaceChildren();return}if(this.rollButton.childElementCount>0)return;let n=t.die/2,r=t.dice(e,2).map(({x:e,y:r})=>D(`rect`,{class:`die-place`,x:e-n,y:r-n,width:t.die,height:t.die,rx:k(t.die*.2)})),i=D(`rect`,{class:`area`,rx:12});On(i,t.dice(e,2),t.die),this.rollButton.append(i,...r)}showCube(e,t,n,r){let i=this.#c;if(e===null||t===null||!(i instanceof F)){this.#r.replaceChildren(),this.#r.removeAttribute(`role`),this.#f=null;return}let a=i.cubeSize,o=D(`rect`,{class:`cube-face`,x:-a/2,y:-a/2,width:a,height:a,rx:7}),s=`${e}`,c=D(`text`,{class:`cube-value d${s.length}`,dy:`0.35em`,"text-anchor":`middle`},s),l=D(`circle`,{class:`shadow`,cx:1,cy:4,r:k(a*.66),fill:this.#p});this.#r.setAttribute(`role`,`img`),this.#r.setAttribute(`aria-label`,n),this.#r.replaceChildren(l,o,c);let u=this.#f??t;this.#f=t;let d=({x:e,y:t})=>this.#r.setAttribute(`transform`,`translate(${k(e)} ${k(t)})`);N(u,t)<1?d(t):this.#e.play([{delay:0,duration:260/r,show:e=>{let n=tn(e);d({x:u.x+(t.x-u.x)*n,y:u.y+(t.y-u.y)*n})}}])}texts(e){let t=e.map(({name:e,at:t,text:n})=>{let r=e.includes(`along`)?` rotate(-90)`:``;return D(`text`,{class:e,transform:`translate(${k(t.x)} ${k(t.y)})${r}`,dy:`0.35em`,"text-anchor":`middle`},n)});this.#i.replaceChildren(...t)}focus(){[...this.zones.values()].find(e=>e.getAttribute(`tabindex`)===`0`)?.focus()}spotAt(e,t){let n=this.element.getScreenCTM();if(n===null)return{x:0,y:0};let{x:r,y:i}=new DOMPoint(e,t).matrixTransform(n.inverse());return{x:r,y:i}}};function On(e,t,n){let[r,i]=[t.at(0),t.at(-1)],a=r===void 0||i===void 0?[0,0,0,0]:[r.x-n*.75,r.y-n*.75,i.x-r.x+n*1.5,n*1.5];[`x`,`y`,`width`,`height`].forEach((t,n)=>e.setAttribute(t,`${k(a[n]??0)}`))}function kn(e,t){return e!=null&&e.x===t.x&&e.y===t.y&&e.form===t.form&&e.count===t.count&&e.opacity===t.opacity&&e.pinned===t.pinned&&e.z===t.z}function An(e,t){let{played:n=null,dice:r=null}=t,i={graph:null,actions:[]};if(n===null||ln(e.standing,t.standing)||JSON.stringify(e.board)!==JSON.stringify(t.board)||sn(e.board,e.standing,n,t.standing)===null)return[t];let a=[];return n.dice!=null&&!jn(e,n.side,n.dice)&&a.push({...e,...i,onTurn:n.side,dice:n.dice}),r!==null&&a.push({...t,...i,dice:null}),[...a,t]}function jn({onTurn:e,dice:t=null},n,r){let i=e=>e.toSorted((e,t)=>e-t).join();return e===n&&t!==null&&i(t)===i(r)}var Mn=184,Nn=class{element=O(`div`,{class:`alea-board`});#e;#t;#n;#r;#i;#a;#o;#s=null;#c=!1;#l;#u=`wide`;#d=null;#f=null;#p=[];#m=!1;#h;#g=null;constructor(e,{say:t,settings:n={},listener:r={},clock:i=en}){this.#i=t,this.#a={...un,...n},this.#r=r,this.#o=e,this.#t=new nn(i),this.#t.idle=()=>this.#_(),this.#l=this.#S(),this.#h=this.#l.zones[0]?.id??``,this.#e=new Dn(this.#t,this.#l,e.board,this.#a.light),this.#n=new Zt(this.element,this.#e,(e,t)=>this.#Q(e,t)),this.#N(),this.#E(e,!0)}mount(e){e.append(this.element),this.#g=new ResizeObserver(()=>this.#w()),this.#g.observe(this.element),this.#w()}unmount(){this.#g?.disconnect(),this.#v(),this.element.remove()}show(e){this.#p.push(...An(this.#p.at(-1)??this.#o,e)),this.#_()}#_(){if(!(this.#m||this.#t.busy)){this.#m=!0;for(let e=this.#p.shift();e!==void 0;e=this.#t.busy?void 0:this.#p.shift())this.#E(e,!1);this.#m=!1,this.element.classList.toggle(`moving`,this.#t.busy)}}#v(){do this.#t.finish();while(this.moving&&!this.#m)}set(e){this.#v(),this.#a={...this.#a,...e},this.#C()}speak(e){this.#i=e,this.#k()}get settings(){return this.#a}get parts(){return this.#n.parts}get steps(){return this.#s?.steps??[]}get moving(){return this.#t.busy||this.#p.length>0}announce(e){this.#n.announce(e)}tell(e){this.#n.tell(e,this.#l,this.#x)}get#y(){return typeof matchMedia==`function`&&matchMedia(`(prefers-reduced-motion: reduce)`).matches?1/0:this.#a.speed}get#b(){return this.#s?.standing??this.#o.standing}get#x(){return this.#o.onTurn??this.#a.viewer}#S(){let{viewer:e,home:t}=this.#a,{board:n}=this.#o;return n.kind===`points`?new F({board:n,viewer:e,home:t,shape:this.#u}):new Mt({board:n,viewer:e,turned:t===`left`})}#C(){this.#l=this.#S(),this.#l.zones.some(({id:e})=>e===this.#h)||(this.#h=this.#l.zones[0]?.id??``),this.#e.relay(this.#l,this.#o.board,this.#a.light,this.#b),this.#T(),this.#k()}#w(){let{width:e,height:t}=this.element.getBoundingClientRect();if(e===0||t===0)return;let n=this.#o.board.kind===`square`,r=e-Mn>t*(n?.95:1.3);this.element.dataset.plates=this.#a.plates?r?`beside`:`stacked`:`none`,this.element.classList.toggle(`narrow`,e<600),this.element.classList.toggle(`short`,t<400);let i=e/t>1.02||e>900?`wide`:`tall`;i!==this.#u&&!n&&(this.#u=i,this.#v(),this.#C()),this.#T()}#T(){let{width:e}=this.element.getBoundingClientRect(),t=this.#e.element.parentElement?.clientHeight??0;if(e===0||t===0)return;let n=this.element.dataset.plates===`beside`?Mn:0,r=Math.min((e-n)/this.#l.width,t/this.#l.height),i=Math.max(0,Math.floor((e-n-r*this.#l.width)/2));this.#e.element.style.setProperty(`--unit`,`${1/r}`),this.element.style.setProperty(`--aside`,`${i}px`)}#E(e,t){let n=this.#o,r=this.#b,i=this.#s?.steps??[],a=!t&&Fn(n,e),o=JSON.stringify(n.board)!==JSON.stringify(e.board);this.#o=e,a||(this.#s=e.graph==null||e.onTurn===null?null:new wt(Pn(e,e.graph,e.onTurn)),this.#d=null,this.#f=null,this.#c=!1),t||o?this.#C():!a&&!ln(r,e.standing)&&this.#O(n,r,i,e),this.#k(),!a&&this.#s!==null&&(this.#s.open||this.tell(this.#i(`board-said-no-turn`)),this.#ee(),this.#X()),a||this.#D()}#D(){let e=(this.#o.actions??[]).map(({id:e})=>e);this.#a.automatic.roll&&e.includes(`roll`)&&!e.includes(`double`)&&this.#r.act?.(`roll`)}#O(e,t,n,r){let{played:i,board:a}=r;if(i!=null){let o=n.length>0&&!ln(t,r.standing)?e.standing:t,s=sn(a,o,i,r.standing);if(s!==null){o!==t&&this.#e.stand(o),this.#e.play(In(a,o,i.side,s),this.#y),this.announce(s.map(e=>Kt(this.#i,a,e)).join(` `));return}}this.#e.stand(r.standing)}#k(){this.#n.show(this.#M)}#A(){this.#n.showMarks(this.#M)}#j(){this.#n.showZones(this.#M)}get#M(){return{state:this.#o,settings:this.#a,layout:this.#l,draft:this.#s,sent:this.#c,standing:this.#b,mover:this.#x,picked:this.#d,near:this.#f,focus:this.#h,speed:this.#y,say:this.#i}}#N(){let e=this.#e.element;e.addEventListener(`pointerdown`,e=>this.#z(e)),e.addEventListener(`pointermove`,e=>this.#H(e)),e.addEventListener(`pointerup`,e=>this.#G(e)),e.addEventListener(`pointercancel`,()=>this.#K(null)),e.addEventListener(`pointerleave`,()=>this.#W(null));let t=e.parentElement??this.element;t.addEventListener(`keydown`,e=>this.#te(e)),t.addEventListener(`focusin`,e=>{let t=e.target.closest(`[data-zone]`)?.dataset.zone;t!==void 0&&t!==this.#h&&this.#$(t)})}#P=null;#F(e){return this.#l.zones.find(({box:t})=>Et(t,e))??null}#I(e){if(this.#s===null)return null;let t=this.#F(e),n=t===null?null:this.#l.place(this.#x,t),r=this.#s.sources;return n!==null&&r.includes(n)?n:this.#l instanceof F?null:this.#L(e,r,54)}#L(e,t,n){let r=null,i=n;for(let n of t){let t=this.#l.zone(this.#x,n),a=t===null?1/0:N(M(t.box),e);a<i&&([r,i]=[n,a])}return r}#R(e,t){let n=this.#F(e),r=n===null?null:this.#l.place(this.#x,n),i=t.find(({to:e})=>e===r);if(i!==void 0)return i;if(this.#l instanceof F){let r=this.#l.zone(this.#x,0),i=t.find(({to:e})=>e===0),a=r!==null&&n===null&&Math.abs(M(r.box).x-e.x)<90;return i!==void 0&&a?i:null}let a=this.#L(e,t.map(({to:e})=>e),66);return t.find(({to:e})=>e===a)??null}#z(e){if(e.button!==0||this.#P!==null)return;this.#v();let t=this.#e.spotAt(e.clientX,e.clientY),n=t=>t.contains(e.target);if(n(this.#e.diceButton))return this.#Z();if(n(this.#e.rollButton))return this.#Q(`roll`);let r=this.#s;if(r===null||this.#c)return;if(this.#d!==null){let e=this.#R(t,r.targets(this.#d));if(e!==null)return this.#J(e)}let i=this.#I(t);if(i===null)return this.#B(t);e.preventDefault();let a=this.#d===i;this.#P={from:i,id:e.pointerId,at:t,picked:a,moved:!1},this.#e.element.setPointerCapture(e.pointerId),this.#d=i,this.#f=null;let o=this.#l.zone(this.#x,i);o!==null&&(this.#h=o.id),this.#A(),this.#j()}#B(e){let t=this.#s,n=this.#F(e),r=n===null?null:this.#l.place(this.#x,n);if(t!==null&&r!==null){let e=t.standing;this.#d===null?e.kind===`points`&&r!==0&&E(e[this.#x],r)>0&&this.#V(r):this.#r.refused?.(t.steps,this.#d,r)}this.#q(null)}#V(e){let t=this.#s;t!==null&&t.open&&(this.tell(this.#i(`board-said-stuck`,{place:L(this.#i,this.#o.board,e)})),this.#r.refused?.(t.steps,e,null))}#H(e){let t=this.#e.spotAt(e.clientX,e.clientY),n=this.#P;if(n===null){e.pointerType===`mouse`&&this.#W(t);return}if(e.pointerId!==n.id)return;let r=N(n.at,t)*this.#U>(e.pointerType===`mouse`?4:8);(n.moved||r)&&(n.moved=!0,this.element.classList.add(`dragging`),this.#e.hold(this.#x,n.from,t,e.pointerType===`mouse`?.08:.3),this.#e.over(this.#R(t,this.#s?.targets(n.from)??[])?.to??null))}get#U(){return 1/(Number(this.#e.element.style.getPropertyValue(`--unit`))||1)}#W(e){if(this.#P!==null)return;let t=e===null||this.#c||this.#t.busy?null:this.#I(e);t!==this.#f&&(this.#f=t,this.#d===null?this.#A():this.#e.ring(`near`,this.#x,t))}#G(e){let t=this.#P;t!==null&&e.pointerId===t.id&&this.#K(this.#e.spotAt(e.clientX,e.clientY))}#K(e){let t=this.#P,n=this.#s;if(this.#P=null,this.element.classList.remove(`dragging`),t===null||n===null)return;if(t.moved){let r=e===null?null:this.#R(e,n.targets(t.from));if(r!==null)return this.#J(r);this.#e.letGo(this.#x,t.from,this.#y);let i=e===null?null:this.#F(e),a=i===null?null:this.#l.place(this.#x,i);return a!==null&&a!==t.from&&this.#r.refused?.(n.steps,t.from,a),this.#q(null)}if(e===null)return this.#q(null);let r=this.#a.click===`play`||t.picked?n.tap(t.from):null;r===null?t.picked?this.#q(null):this.#q(t.from):this.#J(r)}#q(e){(e!==null||this.#d!==null)&&(this.#d=e,this.#f=null,e!==null&&this.#s!==null&&this.announce(Jt(this.#i,this.#o.board,e,this.#s.targets(e))),this.#A(),this.#j())}#J(e){let t=this.#s;if(t===null||!this.#Y(e.path))return;let n=e.path.map(e=>Kt(this.#i,this.#o.board,e));this.announce([...n,qt(this.#i,t)].join(` `)),this.#X()}#Y(e){let t=this.#s;if(t===null)return!1;let n=t.standing;return t.lay(e)?(this.#d=null,this.#f=null,this.#e.play(In(this.#o.board,n,this.#x,e),this.#y),this.#k(),this.#r.draft?.(t.steps,t.complete),!0):!1}#X(){let e=this.#s;if(e===null)return;let t=this.#a.automatic,n=lt(e,t),r=n.length>0&&e.steps.length===0;n.length>0&&this.#Y(n);let i=!e.open&&e.steps.length===0,a=t.forced===`all`&&(r||i),o=t.play&&e.steps.length>0&&!e.open;e.complete&&(a||o)&&this.confirm()}undo(){let e=this.#s;if(e===null||this.#c)return;this.#v();let t=e.undo();if(t===null)return;this.#d=null;let n={standing:e.standing,side:this.#x,step:{from:t.to,to:t.from}};this.#e.play([n],this.#y);let r=e=>L(this.#i,this.#o.board,e);this.announce(this.#i(`board-said-back`,{from:r(t.to),to:r(t.from)})),this.#k(),this.#r.draft?.(e.steps,e.complete)}confirm(){let e=this.#s;e===null||this.#c||!e.complete||(this.#c=!0,this.#d=null,this.#f=null,this.#k(),this.#r.play?.(e.steps.map(({from:e,to:t})=>({from:e,to:t}))))}unsend(){this.#c=!1,this.#k()}swap(){let e=this.#s;e!==null&&e.swappable&&(this.#v(),e.swap(),this.announce(this.#i(`board-said-first`,{die:e.dice.find(({used:e})=>!e)?.value??0})),this.#k())}#Z(){let e=this.#s;e===null||this.#c||(e.complete&&e.steps.length>0?this.confirm():this.swap())}#Q(e,t){this.#v(),e===`undo`?this.undo():e===`play`?this.confirm():this.#r.act?.(e,t)}#$(e){this.#e.zones.get(this.#h)?.setAttribute(`tabindex`,`-1`),this.#h=e,this.#e.zones.get(e)?.setAttribute(`tabindex`,`0`)}#ee(){let[e]=this.#s?.sources??[],t=e===void 0?null:this.#l.zone(this.#x,e);t!==null&&!this.#e.element.contains(document.activeElement)&&this.#$(t.id)}#te(e){let t={ArrowLeft:`left`,ArrowRight:`right`,ArrowUp:`up`,ArrowDown:`down`}[e.key],n=this.#l.zones.find(({id:e})=>e===this.#h),r=t=>t===e.target,i=e.key===`Enter`||e.key===` `;if(!(e.altKey||n===void 0)){if(t!==void 0&&!e.ctrlKey&&!e.metaKey){let e=this.#l.beside(n,t);this.#$(e.id),this.#e.zones.get(e.id)?.focus()}else if(i&&(e.ctrlKey||e.metaKey))this.confirm();else if(i&&r(this.#e.diceButton))this.#Z();else if(i&&r(this.#e.rollButton))this.#Q(`roll`);else if(i)this.#ne(n);else if(e.key===`Escape`){if(this.#d===null)return;this.announce(this.#i(`board-said-let-go`)),this.#q(null)}else if(e.key===`Backspace`||e.key===`z`&&e.ctrlKey)this.undo();else return;e.preventDefault()}}#ne(e){this.#v();let t=this.#s,n=this.#l.place(this.#x,e);if(!(t===null||this.#c||n===null)){if(this.#d!==null){let e=t.targets(this.#d).find(({to:e})=>e===n);if(e!==void 0)return this.#J(e);if(this.#d===n){let e=t.tap(n);return e===null?this.#q(null):this.#J(e)}}t.sources.includes(n)?this.#q(n):this.#d===null?this.#V(n):this.#r.refused?.(t.steps,this.#d,n)}}};function Pn(e,t,n){return{board:e.board,standing:e.standing,side:n,dice:e.dice??null,graph:t}}function Fn(e,t){let n=({board:e,onTurn:t,dice:n=null,graph:r=null})=>JSON.stringify([e,t,n,r]);return ln(e.standing,t.standing)&&n(e)===n(t)}function In(e,t,n,r){let i=t;return r.map(t=>(i=Qe(e,i,n,t),{standing:i,side:n,step:t}))}async function z(e,t,n){let r=await fetch(t,{method:e,...n===void 0?{}:{body:JSON.stringify(n),headers:{"content-type":`application/json`}}});if(!r.ok)throw Error(`${t}: ${r.status}`);return await r.json()}var Ln=e=>z(`POST`,`/api/v1/me`,e===void 0?void 0:{name:e}),Rn=()=>z(`GET`,`/page/games.json`),zn=()=>z(`GET`,`/api/v1/games`),Bn=e=>z(`POST`,`/api/v1/contests`,e),Vn=(e,t)=>z(`POST`,`/api/v1/contests/${e}/join`,t===null?{}:{invitation:t}),Hn=()=>z(`GET`,`/api/v1/offers`);async function Un(e,t){let n=await fetch(`/page/rules/${e}.${t}.md`);if(!n.ok)throw Error(`${e}: ${n.status}`);return n.text()}var Wn=e=>`/api/v1/contests/${e}/record`,Gn=e=>z(`GET`,Wn(e));async function Kn(e){let t=await fetch(Wn(e));if(!t.ok)throw Error(`${e}: ${t.status}`);return t.text()}var qn=e=>z(`GET`,`/page/replay/${e}`),Jn=()=>globalThis.crypto?.subtle!==void 0;function Yn(e,{board:t,way:n,checkers:r,mover:i}){let a=t.kind===`square`?{kind:`square`,size:t.size,white:t.moves===`white`?i:C(i)}:{kind:`points`,way:n??`opposite`,checkers:r??15};return{id:e,board:a,standing:Xe(a,t,i),way:n}}function Xn({games:e,contests:t}){return[...t.flatMap(({id:t,games:[n]})=>e.filter(e=>e.id===n).map(e=>Yn(t,e))),...e.map(e=>Yn(e.id,e))]}var Zn=280,Qn=216,B=8,$n=12,er=21,V=9.2;function tr(e,t,n){let r=D(`svg`,{viewBox:`0 0 ${Zn} ${Qn}`,class:`small`,"aria-hidden":`true`});return r.append(D(`rect`,{class:`frame`,width:Zn,height:Qn,rx:8})),e.kind===`points`?ir(r,e,t??`opposite`,n):ar(r,e),r}function nr(e){e.setAttribute(`viewBox`,`0 -16 ${Zn} 248`);for(let t=1;t<=24;t++){let{x:n,below:r}=rr(t);e.append(D(`text`,{class:`point-number`,x:n,y:r?228:-5},`${t}`))}return e}function rr(e){let t=e<=12,n=t?12-e:e-13;return{x:B+(n+.5)*er+(n>=6?$n:0),below:t}}function ir(e,t,n,r){for(let t of[B,146])e.append(D(`rect`,{class:`field`,x:t,y:B,width:126,height:200}));for(let t=1;t<=24;t++){let{x:n,below:r}=rr(t),[i,a]=r?[208,124]:[B,92],o=`${n-er/2},${i} ${n+er/2},${i} ${n},${a}`;e.append(D(`polygon`,{class:`point ${t%2==1?`odd`:`even`}`,points:o}))}let i=e=>e===r?`light`:`dark`,a=(e,t)=>e===r?t:n===`opposite`?25-t:t>12?t-12:t+12,o=(t,n,r,o=``)=>{let{x:s,below:c}=rr(a(t,n)),l=18.2+r;e.append(or(`${i(t)}${o}`,s,c?Qn-l:l,V))};for(let e of S)for(let n of t[e].pinned)o(e,n,0,` pinned`);for(let n of S){let{points:s,pinned:c,bar:l}=t[n],u=new Set(t[C(n)].pinned.map(e=>a(C(n),e)));s.forEach((e,t)=>{let r=e-+!!c.includes(t);if(t===0||r<=0)return;let i=u.has(a(n,t))?.8*V:0,s=Math.min(2*V,(90-2*V-i)/Math.max(1,r-1));for(let e=0;e<r;e++)o(n,t,i+e*s)});let d=n===r?1:-1;for(let t=0;t<l;t++)e.append(or(i(n),Zn/2,Qn/2+d*(11.2+t*V),V))}}function ar(e,{size:t,cells:n}){e.append(D(`rect`,{class:`field`,x:B,y:B,width:264,height:200}));let r=200/t,i=e=>(e+.5)*r,[a,o]=[i(0),i(t-1)];for(let n=0;n<t;n++)e.append(D(`path`,{class:`lines`,d:`M${40+i(n)} ${B+a}V${B+o}M${40+a} ${B+i(n)}H${40+o}`}));n.forEach((n,a)=>{if(n===`empty`)return;let o=40+i(a%t),s=208-i(Math.floor(a/t)),c=n===`king`;e.append(or(n===`black`?`dark`:`light`,o,s,r*(c?.56:.42))),c&&e.append(D(`path`,{class:`king-mark`,d:`M${o-3} ${s}H${o+3}M${o} ${s-3}V${s+3}`}))})}var or=(e,t,n,r)=>D(`g`,{class:`piece ${e}`},D(`circle`,{class:`disc`,cx:t,cy:n,r})),sr={en:[`# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
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
table-free = Free chair
table-free-chair = A chair is free.
table-sit = Sit down
table-game = Game { $number }
table-score = { $near }\xA0{ $mine }, { $far }\xA0{ $theirs }
table-void = The contest does not count: { $why }
table-watching = You are watching
table-again = Play again
table-again-asked = { $who }: one more?
table-again-waits = One more. Waiting for { $who }.
table-replay = Look at it again
table-record = Download the record

# $rolls is how many rolls of the game have been checked.
seal-making = Dice: being sealed
seal-whole = Sealed dice: { $rolls ->
    [0] nothing rolled yet
    [one] 1 roll checked
   *[other] { $rolls } rolls checked
}
seal-closed = Dice in a sealed envelope: { $rolls ->
    [0] nothing rolled yet
    [one] 1 roll, to be checked when the game is over
   *[other] { $rolls } rolls, to be checked when the game is over
}
seal-broken = The dice do not check: { $why }.
seal-broken-next = Nothing more of yours is given up, so the game cannot go on. Keep the record: it shows what happened.
seal-plain = Plain dice: thrown by the house, without proof
dice-why-own-commit = the commitment of this game is not that of this browser. If the game began in another browser, go on there; if it began here, the house has exchanged it
dice-why-doubled = a double came after the roll had been asked for
dice-why-chain-ended = more rolls than one secret is good for
dice-why-no-browser = this browser cannot check them, or keep the secret for them. A newer one can

settings = Settings
settings-done = Done
settings-name = Your name
settings-theme = Board
settings-theme-walnut = Walnut
settings-theme-olive = Olive
settings-theme-aegean = Aegean
settings-theme-contrast = High contrast
settings-scheme = Surroundings
settings-scheme-system = As the system
settings-scheme-light = Light
settings-scheme-dark = Dark
settings-speed = Motion
settings-speed-usual = Calm
settings-speed-fast = Fast
settings-speed-still = None
settings-click = A click on a checker
settings-click-play = plays it
settings-click-pick = picks it up
settings-home = Bear off
settings-home-right = to the right
settings-home-left = to the left
settings-roll = Dice
settings-roll-hand = You roll
settings-roll-self = Roll by themselves
settings-forced = Forced moves
settings-forced-hand = You make them
settings-forced-last = Are laid for you

lobby = Open tables
lobby-empty = Nobody waits at a table just now. The house always has time.
lobby-taken = That chair has just been taken.
lobby-plain = plain dice
lobby-open = Open a table

rules = Rules
rules-guides = Guides
rules-of = Rules of the game

replay = How it went
replay-place = Place in the contest
replay-go = Let it run
replay-stop = Stop
replay-back = Back
replay-on = On
replay-check = Check the dice
replay-checking = The dice are being checked
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
server-method = this cannot be done here
server-too-long = this is too long
server-no-mat = a match file cannot say this
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
serve-full = { $file }: the disk is full; make room on it and start again
serve-locked = { $file }: another program has locked it; end that program and start again
serve-damaged = { $file } is no database of this program, or is damaged: { $detail }
serve-in-use = another program listens at { $address }
server-rematch-not-over = another contest can be asked for once this one is over
server-claim-clock = here the clock decides
server-claim-not-awaited = it is not the other player who is waited for
server-claim-here = the other player is here
server-claim-early = the other player has not been away for long enough

# What \`alea db\` says.
db-counts = contests: { $contests } (over: { $over }), events: { $events }, lines in the log of the dice: { $leaves }
db-sound = Everything holds.
db-wrong = { $file } does not hold in { $count ->
    [one] one place
   *[other] { $count } places
}: keep it as it is, and put back a copy with \`alea db restore\`
db-file = the file: { $fault }
db-log = the log of the dice does not hold from line { $leaf } on: { $why }
db-unreadable = contest { $contest } cannot be read: { $detail }
db-contest = contest { $contest }: { $why }
db-copied = { $file } is a copy; SHA-256 { $hash }
db-restored = { $file } is the copy now; what was there before has the same name with .before
db-live = { $folder }: a server runs on this data; stop it first
db-exists = { $file } is there already; name another file
db-newer = { $file } is newer than the copy, or cannot be read; --force puts the copy in its place all the same
db-checksum = { $file } is not what its checksum (.sha256 beside it) says, or there is none; --force takes it all the same
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
table-free = Ελεύθερη καρέκλα
table-free-chair = Μια καρέκλα είναι ελεύθερη.
table-sit = Κάθισε
table-game = Παιχνίδι { $number }
table-score = { $near }\xA0{ $mine }, { $far }\xA0{ $theirs }
table-void = Η συνάντηση δεν μετρά: { $why }
table-watching = Παρακολουθείς
table-again = Παίξε ξανά
table-again-asked = { $who }: άλλη μία;
table-again-waits = Άλλη μία. Περιμένουμε: { $who }.
table-replay = Δες το ξανά
table-record = Κατέβασε την καταγραφή

# $rolls is how many rolls of the game have been checked.
seal-making = Ζάρια: σφραγίζονται
seal-whole = Σφραγισμένα ζάρια: { $rolls ->
    [0] καμία ζαριά ακόμη
    [one] ελέγχθηκε 1 ζαριά
   *[other] ελέγχθηκαν { $rolls } ζαριές
}
seal-closed = Ζάρια σε σφραγισμένο φάκελο: { $rolls ->
    [0] καμία ζαριά ακόμη
    [one] 1 ζαριά, που θα ελεγχθεί στο τέλος του παιχνιδιού
   *[other] { $rolls } ζαριές, που θα ελεγχθούν στο τέλος του παιχνιδιού
}
seal-broken = Τα ζάρια δεν βγαίνουν σωστά: { $why }.
seal-broken-next = Τίποτε άλλο δικό σου δεν αποκαλύπτεται, γι' αυτό το παιχνίδι δεν μπορεί να συνεχιστεί. Κράτησε την καταγραφή: δείχνει τι έγινε.
seal-plain = Απλά ζάρια: τα ρίχνει το μαγαζί, χωρίς απόδειξη
dice-why-own-commit = η δέσμευση αυτού του παιχνιδιού δεν είναι αυτού του περιηγητή. Αν το παιχνίδι άρχισε σε άλλον, συνέχισε εκεί· αν άρχισε εδώ, την άλλαξε το μαγαζί
dice-why-doubled = ήρθε διπλασιασμός αφού είχε ζητηθεί η ζαριά
dice-why-chain-ended = ένα μυστικό δεν φτάνει για τόσες ζαριές
dice-why-no-browser = αυτός ο περιηγητής δεν μπορεί να τα ελέγξει ή να κρατήσει το μυστικό τους. Ένας νεότερος μπορεί

settings = Ρυθμίσεις
settings-done = Εντάξει
settings-name = Το όνομά σου
settings-theme = Τάβλι
settings-theme-walnut = Καρυδιά
settings-theme-olive = Ελιά
settings-theme-aegean = Αιγαίο
settings-theme-contrast = Έντονη αντίθεση
settings-scheme = Γύρω
settings-scheme-system = Όπως το σύστημα
settings-scheme-light = Φωτεινό
settings-scheme-dark = Σκούρο
settings-speed = Κίνηση
settings-speed-usual = Ήρεμη
settings-speed-fast = Γρήγορη
settings-speed-still = Καμία
settings-click = Ένα κλικ σε πούλι
settings-click-play = το παίζει
settings-click-pick = το σηκώνει
settings-home = Μάζεμα
settings-home-right = δεξιά
settings-home-left = αριστερά
settings-roll = Ζάρια
settings-roll-hand = Τα ρίχνεις εσύ
settings-roll-self = Πέφτουν μόνα τους
settings-forced = Αναγκαστικές κινήσεις
settings-forced-hand = Τις κάνεις εσύ
settings-forced-last = Γίνονται μόνες τους

lobby = Ανοιχτά τραπέζια
lobby-empty = Κανείς δεν περιμένει αυτή τη στιγμή. Το μαγαζί έχει πάντα χρόνο.
lobby-taken = Αυτή η καρέκλα μόλις πιάστηκε.
lobby-plain = απλά ζάρια
lobby-open = Άνοιξε τραπέζι

rules = Κανόνες
rules-guides = Οδηγοί
rules-of = Οι κανόνες του παιχνιδιού

replay = Πώς πήγε
replay-place = Θέση στη συνάντηση
replay-go = Να τρέξει
replay-stop = Στάση
replay-back = Πίσω
replay-on = Μπροστά
replay-check = Έλεγξε τα ζάρια
replay-checking = Τα ζάρια ελέγχονται
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
server-method = αυτό δεν γίνεται εδώ
server-too-long = αυτό είναι πολύ μεγάλο
server-no-mat = ένα αρχείο αγώνα δεν μπορεί να το πει αυτό
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
serve-full = { $file }: ο δίσκος είναι γεμάτος· ελευθέρωσε χώρο και ξεκίνα πάλι
serve-locked = { $file }: το έχει κλειδώσει άλλο πρόγραμμα· κλείσε εκείνο το πρόγραμμα και ξεκίνα πάλι
serve-damaged = το { $file } δεν είναι βάση δεδομένων αυτού του προγράμματος, ή χάλασε: { $detail }
serve-in-use = στο { $address } ακούει άλλο πρόγραμμα
server-rematch-not-over = άλλον αγώνα ζητάς όταν τελειώσει αυτός
server-claim-clock = εδώ αποφασίζει το ρολόι
server-claim-not-awaited = δεν περιμένουμε τον άλλο παίκτη
server-claim-here = ο άλλος παίκτης είναι εδώ
server-claim-early = ο άλλος παίκτης δεν λείπει ακόμη αρκετή ώρα

# Τι λέει το \`alea db\`.
db-counts = αγώνες: { $contests } (τελειωμένοι: { $over }), συμβάντα: { $events }, γραμμές στο ημερολόγιο των ζαριών: { $leaves }
db-sound = Όλα στέκουν.
db-wrong = το { $file } δεν στέκει σε { $count ->
    [one] ένα σημείο
   *[other] { $count } σημεία
}: κράτησέ το όπως είναι, και βάλε πίσω ένα αντίγραφο με \`alea db restore\`
db-file = το αρχείο: { $fault }
db-log = το ημερολόγιο των ζαριών δεν στέκει από τη γραμμή { $leaf } και πέρα: { $why }
db-unreadable = ο αγώνας { $contest } δεν διαβάζεται: { $detail }
db-contest = αγώνας { $contest }: { $why }
db-copied = το { $file } είναι αντίγραφο· SHA-256 { $hash }
db-restored = στη θέση του { $file } είναι τώρα το αντίγραφο· ό,τι ήταν εκεί έχει το ίδιο όνομα με .before
db-live = { $folder }: ένας διακομιστής δουλεύει με αυτά τα δεδομένα· σταμάτησέ τον πρώτα
db-exists = το { $file } υπάρχει ήδη· δώσε άλλο αρχείο
db-newer = το { $file } είναι νεότερο από το αντίγραφο, ή δεν διαβάζεται· με --force μπαίνει στη θέση του το αντίγραφο
db-checksum = το { $file } δεν είναι αυτό που λέει το άθροισμα ελέγχου δίπλα του (.sha256), ή δεν υπάρχει άθροισμα· με --force μετράει έτσι κι αλλιώς
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
table-free = Sedia libera
table-free-chair = Una sedia è libera.
table-sit = Siediti
table-game = Partita { $number }
table-score = { $near }\xA0{ $mine }, { $far }\xA0{ $theirs }
table-void = L'incontro non conta: { $why }
table-watching = Stai guardando
table-again = Gioca ancora
table-again-asked = { $who }: ancora una?
table-again-waits = Ancora una. Si aspetta: { $who }.
table-replay = Rivedila
table-record = Scarica il verbale

# $rolls is how many rolls of the game have been checked.
seal-making = Dadi: si sigillano
seal-whole = Dadi sigillati: { $rolls ->
    [0] ancora nessun tiro
    [one] 1 tiro controllato
   *[other] { $rolls } tiri controllati
}
seal-closed = Dadi in busta sigillata: { $rolls ->
    [0] ancora nessun tiro
    [one] 1 tiro, da controllare a fine partita
   *[other] { $rolls } tiri, da controllare a fine partita
}
seal-broken = I dadi non tornano: { $why }.
seal-broken-next = Non si rivela più niente di tuo, perciò la partita non può continuare. Conserva il verbale: mostra che cosa è successo.
seal-plain = Dadi semplici: li tira la casa, senza prova
dice-why-own-commit = l'impegno di questa partita non è quello di questo browser. Se la partita è cominciata in un altro, continua lì; se è cominciata qui, la casa lo ha scambiato
dice-why-doubled = è arrivato un raddoppio dopo che il tiro era stato chiesto
dice-why-chain-ended = un segreto non basta per tanti tiri
dice-why-no-browser = questo browser non può controllarli, o custodirne il segreto. Uno più recente può

settings = Impostazioni
settings-done = Fatto
settings-name = Il tuo nome
settings-theme = Tavoliere
settings-theme-walnut = Noce
settings-theme-olive = Olivo
settings-theme-aegean = Egeo
settings-theme-contrast = Alto contrasto
settings-scheme = Intorno
settings-scheme-system = Come il sistema
settings-scheme-light = Chiaro
settings-scheme-dark = Scuro
settings-speed = Movimento
settings-speed-usual = Calmo
settings-speed-fast = Veloce
settings-speed-still = Nessuno
settings-click = Un clic su una pedina
settings-click-play = la muove
settings-click-pick = la solleva
settings-home = Si esce
settings-home-right = a destra
settings-home-left = a sinistra
settings-roll = Dadi
settings-roll-hand = Li tiri tu
settings-roll-self = Cadono da soli
settings-forced = Mosse obbligate
settings-forced-hand = Le fai tu
settings-forced-last = Si fanno da sole

lobby = Tavoli aperti
lobby-empty = In questo momento nessuno aspetta. La casa ha sempre tempo.
lobby-taken = Quella sedia è appena stata presa.
lobby-plain = dadi semplici
lobby-open = Apri un tavolo

rules = Regole
rules-guides = Guide
rules-of = Le regole del gioco

replay = Come è andata
replay-place = Punto dell'incontro
replay-go = Lascia scorrere
replay-stop = Ferma
replay-back = Indietro
replay-on = Avanti
replay-check = Controlla i dadi
replay-checking = I dadi sono controllati
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
server-method = qui questo non si può fare
server-too-long = questo è troppo lungo
server-no-mat = un file di partita non può dirlo
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
serve-full = { $file }: il disco è pieno; fai spazio e riavvia
serve-locked = { $file }: un altro programma lo ha bloccato; chiudi quel programma e riavvia
serve-damaged = { $file } non è una base di dati di questo programma, o è guasta: { $detail }
serve-in-use = su { $address } ascolta un altro programma
server-rematch-not-over = un’altra serie si chiede quando questa è finita
server-claim-clock = qui decide l’orologio
server-claim-not-awaited = non è l’altro giocatore che si aspetta
server-claim-here = l’altro giocatore è qui
server-claim-early = l’altro giocatore non manca ancora da abbastanza

# Che cosa dice \`alea db\`.
db-counts = incontri: { $contests } (finiti: { $over }), eventi: { $events }, righe nel registro dei dadi: { $leaves }
db-sound = Tutto regge.
db-wrong = { $file } non regge in { $count ->
    [one] un punto
   *[other] { $count } punti
}: tienilo com'è, e rimetti una copia con \`alea db restore\`
db-file = il file: { $fault }
db-log = il registro dei dadi non regge dalla riga { $leaf } in poi: { $why }
db-unreadable = l'incontro { $contest } non si legge: { $detail }
db-contest = incontro { $contest }: { $why }
db-copied = { $file } è una copia; SHA-256 { $hash }
db-restored = al posto di { $file } c'è ora la copia; quello che c'era ha lo stesso nome con .before
db-live = { $folder }: un server lavora con questi dati; prima fermalo
db-exists = { $file } c'è già; indica un altro file
db-newer = { $file } è più nuovo della copia, o non si legge; con --force la copia prende lo stesso il suo posto
db-checksum = { $file } non è quello che dice la sua somma di controllo (.sha256 accanto), o la somma manca; con --force vale lo stesso
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
`]},cr={en:`English`,el:`Ελληνικά`,it:`Italiano`},lr=e=>He(e,sr[e]);function ur(e,{key:t,args:n}){let r=Object.entries(n).map(([t,n])=>[t,typeof n==`object`?ur(e,n):n]);return e(t,Object.fromEntries(r))}var dr=e=>`${e.charAt(0).toLocaleUpperCase()}${e.slice(1)}`;function fr(e){return`${dr(e)}${/[.!?;…]$/.test(e)?``:`.`}`}var pr=[3,5,7],mr={crawford:!0,holland:!1,jacoby:!1,automatic_doubles:0,raises:`none`},hr=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function gr(e,t){return dr(t===`single`?e(`length-single`):t===`money`?e(`length-money`):e(`length-match`,{points:t.points}))}function _r(e,t){let n=e=>({points:e}),r=e.contests.find(({id:e})=>e===t);return r===void 0?e.games.find(({id:e})=>e===t)?.dice??!1?[`single`,...pr.map(n)]:[`single`]:r.targets.map(n)}function vr(e,t){let n=t.map(t=>e.games.find(({id:e})=>e===t)?.house??[]);return n[0]?.findLast(e=>n.every(t=>t.includes(e)))??`random`}function yr(e,{game:t,length:n,against:r}){let i=e.contests.find(({id:e})=>e===t)?.games??[t],a=i.length===1&&n!==`single`&&e.games.some(({id:e,cube:n})=>e===t&&n);return{terms:{games:i.map(e=>({id:e})),length:n,...a?{cube:mr}:{}},dice:Jn()?`sealed`:`plain`,against:r===`house`?{house:vr(e,i)}:r}}var br=e=>`alea-invitation-${e}`;async function xr(e,t){await Ln();let{contest:n,invitation:r}=await Bn(yr(e,t));return r!==null&&sessionStorage.setItem(br(n),r),`/table/${n}`}var Sr=`alea-game`;function Cr({say:e,go:t}){let n=O(`main`,{class:`home`}),r=O(`div`,{class:`home-board`,inert:``}),i=O(`h1`,{},` `),a=O(`p`,{class:`soft`},` `),o=O(`div`,{class:`lengths`,role:`radiogroup`,"aria-label":e(`page-length`)}),s=A(e(`page-play-house`),{class:`main`,"data-act":`house`},()=>void x(`house`)),c=A(e(`page-invite`),{"data-act":`invite`},()=>void x(`invitation`)),l=A(e(`lobby-open`),{"data-act":`anyone`},()=>void x(`anyone`)),u=A(e(`rules-of`),{class:`quiet-link`},()=>_!==null&&t(`/rules/${_.id}`)),d=O(`p`,{class:`told-page`,role:`status`}),f=O(`ul`,{class:`games`}),p=O(`section`,{class:`choice`},i,a,o,O(`div`,{class:`acts`},s,c,l),u,d);Jn()||p.append(O(`p`,{class:`soft`},e(`page-plain-http`))),n.append(O(`div`,{class:`entrance`},r,p),O(`section`,{class:`all`,"aria-label":e(`page-games`)},f));let m=null,h=[],g=null,_=null,v=`single`,y=!1;function b(t){_=t,pt(Sr,t.id),j(i,e(`game-${t.id}`)),j(a,e(`about-${t.id}`));for(let e of f.children){let n=e.dataset.game===t.id;e.firstElementChild?.setAttribute(`aria-pressed`,`${n}`)}let n={board:t.board,standing:t.standing,onTurn:null,dice:null};m===null?(m=new Nn(n,{say:e,settings:{plates:!1,speed:1/0}}),m.mount(r)):m.show(n),ee()}function ee(){if(g===null||_===null)return;let t=_r(g,_.id);v=t[0]??`single`,o.hidden=t.length<2,o.replaceChildren(...t.map(t=>{let n=gr(e,t),r=O(`input`,{type:`radio`,name:`length`});return r.checked=hr(t,v),r.addEventListener(`change`,()=>v=t),O(`label`,{},r,O(`span`,{},n))}))}async function x(n){if(!(_===null||g===null||s.disabled)){s.disabled=c.disabled=l.disabled=!0,j(d,e(`page-begins`));try{let e=await xr(g,{game:_.id,length:v,against:n});y||t(e)}catch{j(d,e(`page-no-answer`)),s.disabled=c.disabled=l.disabled=!1}}}async function te(){try{let[e,t]=await Promise.all([Rn(),zn()]);if(y)return;g=t,h=Xn(e)}catch{j(d,e(`page-no-answer`));return}f.append(...h.map(t=>{let r=A(``,{class:`game`,"aria-pressed":`false`},()=>{b(t),n.scrollIntoView({block:`start`})});return r.append(tr(t.standing,t.way,`first`),O(`span`,{class:`game-name`},e(`game-${t.id}`))),O(`li`,{"data-game":t.id},r)}));let t=ft(Sr),r=h.find(({id:e})=>e===t)??h[0];r!==void 0&&b(r)}return{element:n,title:`alea`,shown:()=>void te(),gone:()=>{y=!0,m?.unmount()}}}var wr=4e3;function Tr({say:e,go:t}){let n=O(`ul`,{class:`offers`}),r=O(`p`,{class:`told-page`,role:`status`}),i=A(e(`page-play-house`),{class:`main`,"data-act":`house`},()=>t(`/`)),a=O(`div`,{class:`empty`,hidden:``},O(`p`,{},e(`lobby-empty`)),O(`div`,{class:`acts`},i)),o=O(`main`,{class:`plain lobby`},O(`h1`,{},e(`lobby`)),n,a,r),s=``,c=null;async function l(n){try{await Ln(),await Vn(n,null),t(`/table/${n}`)}catch{j(r,e(`lobby-taken`)),await d()}}function u({contest:t,terms:n,players:r,dice:i}){let[a]=n.games,o=n.games.length>1?`tavli`:a?.id??``,s=r.find(e=>e!==null)??``,c=[e(`game-${o}`),gr(e,n.length),...i===`plain`?[e(`lobby-plain`)]:[]].join(` · `);return O(`li`,{},O(`div`,{class:`offer`},O(`strong`,{},s),O(`span`,{class:`soft`},c)),A(e(`table-sit`),{"data-act":`sit`},()=>void l(t)))}async function d(){let t=await Hn().catch(()=>null);if(t===null)return j(r,e(`page-no-answer`));let i=JSON.stringify(t);i!==s&&(s=i,j(r,``),a.hidden=t.length>0,n.replaceChildren(...t.map(u)))}return{element:o,title:e(`lobby`),shown:()=>{d(),c=setInterval(()=>void d(),wr)},gone:()=>{c!==null&&clearInterval(c)}}}function Er(e,t,n){switch(t.result){case`no proof`:return{kind:`none`,lines:[e(`dice-no-proof`)]};case`fail`:{let{step:n,game:r,roll:i,why:a,args:o}=t,s={step:e(`dice-step-${n}`),game:r,why:e(`dice-why-${a}`,o)};return{kind:`fail`,lines:[i===null?e(`dice-fail`,s):e(`dice-fail-roll`,{...s,roll:i})]}}case`pass`:{let{games:r,rolls:i,missed:a,goesOn:o,keys:s}=t,c=[e(`dice-pass`,{games:r,rolls:i})];return o&&c.push(e(`dice-pass-goes-on`)),a>0&&c.push(e(`dice-pass-missed`,{missed:a})),n.key?c.push(e(`dice-pass-key-pinned`)):c.push(...s.map(t=>e(`dice-pass-key`,{key:t}))),c.push(e(n.log?`dice-pass-log`:`dice-pass-no-log`)),{kind:`pass`,lines:c}}}}var H=class extends Error{};function Dr(...e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Or(e){return new Uint8Array(new TextEncoder().encode(e))}function U(e){let t=kr.get(e);return t===void 0&&(t=Or(`${e}\0`),kr.set(e,t)),t}var kr=new Map;function W(e,t){let n=new Uint8Array(t),r=new DataView(n.buffer);return t===8?r.setBigUint64(0,BigInt(e)):t===4?r.setUint32(0,Number(e)):t===2?r.setUint16(0,Number(e)):r.setUint8(0,Number(e)),n}function G(e,t){return e.length===t.length&&e.every((e,n)=>e===t[n])}function K(e){return Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``)}function q(e){if(!/^([0-9a-f]{2})*$/.test(e))throw new H(`no base 16`);let t=new Uint8Array(e.length/2);for(let n=0;n<t.length;n++)t[n]=16*Ar(e,2*n)+Ar(e,2*n+1);return t}function Ar(e,t){let n=e.charCodeAt(t);return n<96?n-48:n-87}function jr(e){try{return new TextDecoder(`utf-8`,{fatal:!0,ignoreBOM:!0}).decode(e)}catch{throw new H(`no UTF-8`)}}var Mr=class{bytes;#e=0;constructor(e){this.bytes=e}get isEmpty(){return this.#e===this.bytes.length}take(e){let t=this.#e+e;if(t>this.bytes.length)throw new H(`cut off`);let n=new Uint8Array(this.bytes.subarray(this.#e,t));return this.#e=t,n}number(e){return this.take(e).reduce((e,t)=>e*256+t,0)}u64(){return this.take(8).reduce((e,t)=>e<<8n|BigInt(t),0n)}prefixed(){return this.take(this.number(2))}};function J(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function Nr(e){return Array.isArray(e)?`[${e.map(Nr).join(`,`)}]`:J(e)?`{${Object.keys(e).sort().map(t=>`${JSON.stringify(t)}:${Nr(e[t])}`).join(`,`)}}`:JSON.stringify(e)}function Pr(e){let{at:t,proof:n,...r}=e;return Nr(r)}function Fr(e){let t;try{t=JSON.parse(e)}catch{throw new H(`no JSON`)}if(!J(t)||t.format!==`alea-record`)throw new H(`no record of alea`);if(t.version!==1)throw new H(`a record of another version`);let n=t.terms,r=t.events;if(!J(n)||!Array.isArray(n.games)||!Array.isArray(r))throw new H(`no record`);let i=n.games.map(e=>{if(!J(e)||typeof e.id!=`string`||!J(e.rules))throw new H(`no game`);return{id:e.id,rules:e.rules}});if(i.length===0)throw new H(`no game`);let a=n.start,o=J(a)?a.games_played??0:0;if(typeof o!=`number`||!Number.isSafeInteger(o)||o<0)throw new H(`no number of games`);return{games:i,gamesBefore:o,events:r.map(e=>{if(!J(e)||typeof e.type!=`string`)throw new H(`no event`);return e})}}var Y=()=>{if(globalThis.crypto?.subtle===void 0)throw Error(`no WebCrypto: open this page from disk, by HTTPS or from localhost`);return globalThis.crypto.subtle};async function X(...e){return new Uint8Array(await Y().digest(`SHA-256`,Dr(...e)))}var Ir=64;async function Lr(e,...t){let n=e.length>Ir?await X(e):e,r=new Uint8Array(Ir).fill(54),i=new Uint8Array(Ir).fill(92);return n.forEach((e,t)=>{r[t]^=e,i[t]^=e}),X(i,await X(r,...t))}var Rr=new WeakMap;async function zr(e,...t){let n=Rr.get(e);return n===void 0&&(n=Y().importKey(`raw`,e,{name:`HMAC`,hash:`SHA-256`},!1,[`sign`]),Rr.set(e,n)),new Uint8Array(await Y().sign(`HMAC`,await n,Dr(...t)))}async function Br(e,t,n){let r=await Y().importKey(`raw`,t,`HKDF`,!1,[`deriveBits`]);return new Uint8Array(await Y().deriveBits({name:`HKDF`,hash:`SHA-256`,salt:e,info:n},r,256))}var Vr=new Map;function Hr(e){let t=K(e),n=Vr.get(t);if(n!==void 0)return n;Vr.size>=100&&Vr.clear();let r=Y().importKey(`raw`,e,{name:`Ed25519`},!1,[`verify`]);return Vr.set(t,r),r}async function Ur(e,t,n){try{return await Y().verify({name:`Ed25519`},await Hr(e),n,t)}catch(e){if(e instanceof DOMException&&e.name===`NotSupportedError`)throw e;return!1}}var Wr=1024,Gr=new Uint8Array(32),Kr=(e,t)=>X(U(`ALEADICE/server`),e,t),qr=(e,t,n)=>X(U(`ALEADICE/client`),W(e,1),t,n),Jr=(e,t,n)=>X(e,t[0],t[1],n?.chainHash??Gr,W(n?.round??0,8));async function Yr(e){let t=null;for(let n=0;;n++)for(let r of await e(n)){if(r>=252)continue;let e=r%6+1;if(t!==null)return[t,e];t=e}}var Xr=(e,t)=>Br(e,Dr(t.server,...t.clients,t.randomness??new Uint8Array),Or(`ALEADICE/roll`)),Zr=(e,t,n)=>zr(e,W(t,4),W(n,4)),Qr=(e,t)=>Yr(n=>Zr(e,t,n)),$r=e=>Number(e.clients[0]!==null)+2*Number(e.clients[1]!==null),ei=(e,t,n)=>zr(e,U(`ALEADICE/rollR`),W(t,4),W($r(n),1),n.server,n.clients[0]??Gr,n.clients[1]??Gr);async function ti(e,t,n){let r=await ei(e,t,n);return Yr(e=>Lr(r,W(e,4)))}var ni=(e,t,n,r)=>X(U(`ALEADICE/chain`),W(e,1),t,W(n,4),r),ri=[void 0,`finished`,`resigned`,`timed-out`];function ii(e){if(e!==255&&e!==0&&e!==1)throw new H(`no such role`);return e}function ai(e){let t=new Mr(e),n=t.number(1),r={gameUid:t.take(16),subject:t.take(32),bytes:e},i;switch(n){case 1:i={...r,kind:`signed`,signature:t.take(64)};break;case 2:{let e=ri[t.number(1)];if(e===void 0)throw new H(`no such end`);i={...r,kind:`ended`,how:e,events:t.take(32)};break}case 3:{let e=t.number(1);if(![0,1,254,255].includes(e))throw new H(`nobody to blame`);i={...r,kind:`void`,blame:e,why:jr(t.prefixed())};break}case 4:i={...r,kind:`anchor`,role:ii(t.number(1)),after:t.number(4),anchor:t.take(32)};break;default:throw new H(`no leaf`)}if(!t.isEmpty)throw new H(`bytes after a leaf`);return i}var oi=(e,t,n)=>Dr(Uint8Array.of(1),e,t,n),si=(e,t,n,r,i)=>Dr(Uint8Array.of(4),e,t,W(n,1),W(r,4),i),ci=[[`game`,1,0],[`game-with-drand`,1,1],[`roll`,2,0]];function li(e){let t=new Mr(e);if(jr(t.take(8))!==`ALEADICE`||t.number(1)!==1)throw new H(`no header`);let[n,r,i]=t.take(3),a=ci.find(([,e,t])=>e===n&&t===r);if(a===void 0||i!==2)throw new H(`no such mode`);let o=()=>{let e=jr(t.prefixed());if(e.normalize(`NFC`)!==e)throw new H(`a name is not in NFC`);return e},s={mode:a[0],gameUid:t.take(16),matchUid:t.take(16),gameNo:t.number(2),variant:t.number(1),rulesHash:t.take(32),createdMs:t.u64(),players:[o(),o()],serverCommit:t.take(32)};if(!t.isEmpty)throw new H(`bytes after the header`);return s}var ui=e=>({count:e.u64(),hash:e.take(32)});function di(e){let t=new Mr(e),n=[];for(;!t.isEmpty;)n.push(fi(t));return n}function fi(e){let t=e.number(1);switch(t){case 1:{let t=e.prefixed(),n=li(t);return{tag:`start`,start:{header:n,headerBytes:t,commits:[e.take(32),e.take(32)],drand:n.mode===`game-with-drand`?{chainHash:e.take(32),round:e.u64()}:null,gameHash:e.take(32),signature:e.take(64),before:ui(e),key:e.take(32),rules:e.prefixed()}}}case 2:return{tag:`anchor`,role:ii(e.number(1)),after:e.number(4),anchor:e.take(32),before:ui(e)};case 3:{let t=e.number(1);if(t!==0&&t!==1)throw new H(`no such player`);return{tag:`release`,by:t,n:e.number(4),value:e.take(32)}}case 4:return{tag:`roll`,n:e.number(4)};case 5:{let t=e.number(4),n=e.number(1);if(n>3)throw new H(`no such mask`);let r=e.take(32),i=t=>n>>t&1?e.take(32):null;return{tag:`values`,n:t,values:{server:r,clients:[i(0),i(1)]}}}case 6:case 7:return{tag:`seeds`,seeds:{server:e.take(32),clients:[e.take(32),e.take(32)],randomness:t===7?e.take(32):null}};case 8:return{tag:`end`,leaf:ai(e.take(e.number(4))),signature:e.take(64),before:ui(e)};default:throw new H(`no piece`)}}var pi={backgammon:1,portes:2,plakoto:3,fevga:4,tavla:5,nackgammon:6,hypergammon:7,moultezim:8,narde:9,tapa:10},Z=class extends Error{step;why;args;roll;event;constructor(e,t,n={},r=null,i=null){super(t),this.step=e,this.why=t,this.args=n,this.roll=r,this.event=i}},mi={resigned:`resigned`,time:`timed-out`},hi=[`recorded-begun`,`recorded-as-played`,`recorded-result`],gi=e=>({who:e===255?0:e+1}),_i=e=>({player:e+1}),vi=e=>e===`first`?0:e===`second`?1:null,yi=class{start;moments=[];throws=[];seeds=null;end=null;asked=null;texts=[];constructor(e){this.start=e}async events(){let e=await X(U(`ALEADICE/events`),this.start.gameHash);for(let t of this.texts)e=await X(U(`ALEADICE/event`),e,t);return e}get first(){return+(this.start.header.mode===`roll`)}take(e,t,n){this.texts.push(Or(Pr(e)));let r=e.type,i=r===`game-ended`||r===`void`;r===`roll-requested`&&(this.moments.push({kind:`asked`}),this.asked=vi(e.by));let a=this.ownMoment(e),o=a?.kind===`threw`,s=()=>new Z(`record`,`record-misplaced`,{},null,n),c=()=>{a!==null&&this.moments.push(a),a=null};for(let e of t)if(e.tag===`anchor`){let{role:t,after:n,anchor:r,before:i}=e;this.moments.push({kind:`anchor`,role:t,after:n,anchor:r,before:i})}else if(e.tag===`release`&&a?.kind===`released`)a.release=e,c();else if(e.tag===`roll`&&a?.kind===`threw`)a.proof={mode:`game`,n:e.n},c();else if(e.tag===`values`&&a?.kind===`threw`)a.proof={mode:`roll`,n:e.n,values:e.values},c();else if(e.tag===`seeds`&&i&&this.seeds===null)this.seeds=e.seeds;else if(e.tag===`end`&&i&&this.end===null)this.end=e;else throw s();c(),o&&(this.throws.push(n),this.asked=null)}ownMoment(e){let t=()=>new H(`no event`);switch(e.type){case`released`:{let n=vi(e.by);if(n===null)throw t();return{kind:`released`,by:n,release:null}}case`opening`:case`rolled`:{let n=e.dice;if(!Array.isArray(n)||n.length!==2)throw t();let r=[Number(n[0]),Number(n[1])];return{kind:`threw`,roller:e.type===`opening`?`opening`:this.asked,shown:r,proof:null}}default:return null}}};async function bi(e,t={}){if(e.events.every(e=>e.proof===void 0))return{result:`no proof`};let n=new xi(e,t);try{for(let[t,r]of e.events.entries())await n.take(r,t);return await n.finish()}catch(e){if(!(e instanceof Z))throw e;let{step:t,why:r,args:i,roll:a,event:o}=e;return{result:`fail`,step:t,game:Math.max(n.number,1),roll:a,event:o,why:r,args:i}}}var xi=class{record;expected;number=0;game=null;between=!0;over=!1;matchUid=null;seen=new Set;passed={result:`pass`,games:0,rolls:0,missed:0,goesOn:!0,keys:[]};constructor(e,t){this.record=e,this.expected=t}async take(e,t){let n=e.type,r=Si(e.proof,t);if(this.between&&n!==`contest-ended`&&(this.between=!1,this.number+=1,r=this.begin(n,r,t)),this.game!==null)this.game.take(e,r,t);else if(r.length>0)throw new Z(`record`,`record-misplaced`,{},null,t);hi.includes(n)&&await this.notPlayed(t),n===`game-ended`?(this.between=!0,await this.close(mi[String(e.reason)]??`finished`,t)):n===`void`?(this.over=!0,await this.close(`void`,t)):n===`contest-ended`&&(this.over=!0)}begin(e,t,n){let{games:r,gamesBefore:i}=this.record,a=i+this.number,o=r[(a-1)%r.length],s=pi[o.id],c=e=>new Z(`header`,e,{},null,n);if(s===void 0||t.length===0&&e===`void`)return t;let[l,...u]=t;if(l?.tag!==`start`)throw c(`header-missing`);let{start:d}=l;if(!Ci(d.rules,o.rules))throw c(`header-rules`);let f=K(d.header.gameUid);if(this.seen.has(f))throw c(`header-seen`);return this.seen.add(f),this.facts={number:a,variant:s,matchUid:this.matchUid},this.matchUid=d.header.matchUid,this.game=new yi(d),u}facts={number:0,variant:0,matchUid:null};async close(e,t){let n=this.game;this.game=null,n!==null&&await this.check(n,e,t)}async notPlayed(e){let t=this.game,n=null;throw t!==null&&(t.seeds??=this.seedsAfter(e),await this.located(t,e,()=>this.rolls(t,`void`)),t.throws.length>0&&(n=t.first+t.throws.length-1)),new Z(`play`,`play-recorded`,{},n,e)}seedsAfter(e){for(let t of this.record.events.slice(e+1)){let n;try{n=Si(t.proof,e)}catch{continue}for(let e of n){if(e.tag===`start`)return null;if(e.tag===`seeds`)return e.seeds}}return null}async check(e,t,n){let r=K(e.start.key);await this.located(e,n,async()=>{let n=e.events();this.passed.rolls+=await this.rolls(e,t),await Fi(e,t,await n),this.expected.log!==void 0&&await Ii(e,t,this.expected.log)}),this.passed.games+=1;for(let t of e.moments)t.kind===`threw`&&t.proof?.mode===`roll`&&$r(t.proof.values)!==3&&(this.passed.missed+=1);this.passed.keys.includes(r)||this.passed.keys.push(r)}async located(e,t,n){try{await n()}catch(n){if(!(n instanceof Z))throw n;let{step:r,why:i,args:a,roll:o}=n;throw new Z(r,i,a,o,(o===null?void 0:e.throws[o-e.first])??t)}}async rolls(e,t){return await wi(e.start,this.facts),await Ti(e.start,this.expected.key),e.start.header.mode===`roll`?ji(e):Oi(e,t)}async finish(){if(this.game!==null){let{game:e}=this;this.game=null,await this.check(e,`open`,e.throws.at(-1)??0)}return{...this.passed,goesOn:!this.over}}};function Si(e,t){if(e===void 0)return[];if(typeof e!=`string`)throw new H(`a proof is no text`);try{return di(q(e))}catch(e){throw e instanceof H?new Z(`record`,`record-unreadable`,{},null,t):e}}function Ci(e,t){let n,r;try{r=jr(e),n=JSON.parse(r)}catch{return!1}return!J(n)||Nr(n)!==r?!1:Object.entries(n).every(([e,n])=>t[e]===n)}async function wi(e,t){let{matchUid:n,gameNo:r,variant:i,rulesHash:a}=e.header;if(t.matchUid!==null&&!G(t.matchUid,n))throw new Z(`header`,`header-match`);if(r!==t.number)throw new Z(`header`,`header-number`);if(i!==t.variant)throw new Z(`header`,`header-game`);if(!G(await X(e.rules),a))throw new Z(`header`,`header-rules`)}async function Ti(e,t){if(t!==void 0&&!G(t,e.key))throw new Z(`signature`,`signature-key`);let{headerBytes:n,commits:r,drand:i}=e;if(!G(await Jr(n,r,i),e.gameHash))throw new Z(`signature`,`signature-hash`);if(!await Ur(e.key,e.gameHash,e.signature))throw new Z(`signature`,`signature-wrong`)}var Ei=(e,t)=>({first:e[0],second:e[1],right_first:t[0],right_second:t[1]}),Di=(e,t)=>e[0]===t[0]&&e[1]===t[1];async function Oi(e,t){let{start:n,seeds:r}=e,i=null;r!==null&&t!==`open`&&(await ki(n,r),i=await Xr(n.gameHash,r));let a=0;for(let n of e.moments){if(n.kind===`asked`)continue;if(n.kind===`released`&&n.release===null)throw new Z(`roller`,`value-out-of-turn`,_i(n.by),a);if(n.kind!==`threw`)throw new Z(`index`,`roll-mode`,{},a);let{proof:e,shown:r}=n;if(e===null)throw new Z(`index`,`roll-missing`,{},a);if(e.mode!==`game`)throw new Z(`index`,`roll-mode`,{},a);if(e.n!==a)throw new Z(`index`,`roll-number`,{due:a,found:e.n},a);if(i===null)throw new Z(`commitment`,t===`open`?`seeds-not-over`:`seeds-missing`,{},a);let o=await Qr(i,a);if(!Di(o,r))throw new Z(`roll`,`dice`,Ei(r,o),a);a+=1}return a}async function ki(e,t){let{header:n,headerBytes:r,commits:i}=e,a=e=>new Z(`commitment`,`seed-wrong`,gi(e));if(!G(await Kr(n.gameUid,t.server),n.serverCommit))throw a(255);let o=await X(r);for(let e of[0,1])if(!G(await qr(e,o,t.clients[e]),i[e]))throw a(e);if(t.randomness!==null!=(n.mode===`game-with-drand`))throw new Z(`commitment`,`signature-drand`)}async function Ai(e,t,n,r,i){if(r<=n.n||r-n.n>1024)return!1;let a=i;for(let i=r;i>n.n;i--)a=await ni(e,t,i,a);return G(a,n.value)}async function ji(e){let{start:t}=e,n=new Map([[255,{n:0,value:t.header.serverCommit}],[0,{n:0,value:t.commits[0]}],[1,{n:0,value:t.commits[1]}]]),r=[],i=1,a=!1,o=[],s=e=>{if(e.kind===`asked`)a=!0;else if(e.kind===`released`)o.push(e);else if(e.kind===`anchor`){if(a||o.length>0)throw new Z(`index`,`anchor-late`,{},i);if(e.after!==i-1)throw new Z(`index`,`anchor-other`,gi(e.role),i);n.set(e.role,{n:e.after,value:e.anchor})}else{let{proof:s,roller:c,shown:l}=e;if(s===null)throw new Z(`index`,`roll-missing`,{},i);if(s.mode!==`roll`)throw new Z(`index`,`roll-mode`,{},i);if(s.n!==i)throw new Z(`index`,`roll-number`,{due:i,found:s.n},i);Ni(c,s.values,i),Pi(c,o,i,s.values),r.push(Mi(t,new Map(n),i,s.values,l));let{server:u,clients:d}=s.values;for(let[e,t]of[[255,u],[0,d[0]],[1,d[1]]])t!==null&&n.set(e,{n:i,value:t});i+=1,a=!1,o=[]}};for(let t of e.moments)try{s(t)}catch(e){if(!(e instanceof Z))throw e;r.push(Promise.resolve(e));break}let c=(await Promise.all(r)).find(e=>e!==null);if(c!=null)throw c;return i-1}async function Mi(e,t,n,r,i){let a=[[255,r.server],[0,r.clients[0]],[1,r.clients[1]]],o=e.header.gameUid,[s,...c]=await Promise.all([ti(e.gameHash,n,r),...a.map(async([e,r])=>r===null||Ai(e,o,t.get(e),n,r))]),l=a.find((e,t)=>!c[t]);return l===void 0?Di(s,i)?null:new Z(`roll`,`dice`,Ei(i,s),n):new Z(`commitment`,`value-wrong`,gi(l[0]),n)}function Ni(e,t,n){for(let r of[0,1])if(t.clients[r]===null&&e!==1-r)throw new Z(`roller`,`value-left-out`,_i(r),n)}function Pi(e,t,n,r){for(let[i,{by:a,release:o}]of t.entries()){let s=t.slice(0,i).map(e=>e.by),c=1-a,l=r.clients[c]===null||s.includes(c);if(s.includes(a)||e===a&&!l)throw new Z(`roller`,`value-out-of-turn`,_i(a),n);if(o===null)continue;let u=r.clients[a];if(o.by!==a||o.n!==n||u===null||!G(u,o.value))throw new Z(`roller`,`value-not-released`,_i(a),n)}}async function Fi(e,t,n){if(t===`open`)return;let{end:r,start:i}=e;if(r===null)throw new Z(`end`,`end-missing`);let{leaf:a}=r;if(!(t===`void`?a.kind===`void`:a.kind===`ended`&&a.how===t)||!G(a.gameUid,i.header.gameUid)||!G(a.subject,i.gameHash))throw new Z(`end`,`end-other`);if(a.kind===`ended`&&!G(a.events,n))throw new Z(`end`,`end-events`);let o=Dr(U(`ALEADICE/end`),a.bytes);if(!await Ur(i.key,o,r.signature))throw new Z(`end`,`signature-wrong`)}async function Ii(e,t,n){let{start:r,end:i}=e,a=r.header.gameUid;if(!await n.includes(r.before,oi(a,r.gameHash,r.signature)))throw new Z(`log`,`log-signed`);for(let t of e.moments){if(t.kind!==`anchor`)continue;let e=si(a,r.gameHash,t.role,t.after,t.anchor);if(!await n.includes(t.before,e))throw new Z(`log`,`log-anchor`)}if(t!==`open`&&i!==null&&!await n.includes(i.before,i.leaf.bytes))throw new Z(`log`,`log-ended`)}var Li=.75;function Ri({game:e,board:t,mover:n}){return t===null||n===null?null:t.kind===`square`?{kind:`square`,size:t.size,white:t.moves===`white`?n:C(n)}:{kind:`points`,way:e.way??`opposite`,checkers:e.checkers??15}}function zi(e,{names:t,length:n=null,played:r=null}={}){let i=Ri(e);return i===null||e.board===null||e.mover===null?null:{board:i,standing:Bi(i,e.board,e.mover,e.counters),onTurn:e.on_turn,toAct:e.to_act,dice:e.dice,graph:e.decision,played:r,...t===void 0?{}:{names:t},cube:Hi(e),score:n===null?null:e.score,length:n,crawford:e.crawford,actions:Ui(e),...e.counters===null?{}:{counters:Vi(e.counters)}}}function Bi(e,t,n,r){let i=Xe(e,t,n);return i.kind===`points`||r===null?i:{...i,quiet:r.quiet,seen:r.seen}}function Vi({quiet_limit:e,seen_limit:t}){let n=1/0;return{quiet:e===null?n:Math.ceil(e*Li),seen:t===null?n:Math.max(1,t-1)}}function Hi({cube:e,pending:t}){if(e===null)return null;let n=t?.kind===`double`?t:null;return n===null?e:{value:n.value??e.value,owner:e.owner,offeredBy:n.by}}function Ui({you:e,stake:t,cube:n,pending:r}){return(e?.can??[]).flatMap(i=>{if(i===`play`)return[];if(i===`double`)return[{id:i,points:2*(n?.value??1)}];if(i===`pass`)return[{id:i,points:t}];if(i===`accept-resignation`)return[{id:i,...r?.points===void 0?{}:{points:r.points*t}}];if(i!==`resign`)return[{id:i}];let a=Array.from({length:e?.resign_up_to??0},(e,t)=>t+1);return a.length===0?[]:[{id:i,choices:a.map(e=>({times:e,points:e*t}))}]})}function Wi(e,t,n=null){let r=e.findLastIndex(({type:e})=>e===`played`),i=e[r]?.steps;if(i===void 0)return null;let a=e.slice(0,r).findLast(({type:e,dice:t})=>t!==void 0&&(e===`rolled`||e===`opening`));return{side:t,steps:i.map(([e,t])=>({from:e,to:t})),dice:a?.dice??n}}function Q(e,t){let n=n=>{if(t.you===S[n])return e(`name-you`);let r=t.players[n];return r===null?e(`table-free`):r.kind===`house`?e(`name-house`):r.name};return[n(0),n(1)]}function Gi(e,t,n){let r=e.filter(({type:e})=>e===`played`).length;if(r===0||t===null)return null;let i=r===1?t.on_turn:n.on_turn===null?null:C(n.on_turn),a=r===1?t.dice:null;return i===null?null:Wi(e,i,a)}function Ki(e,t,n,r){let{length:i}=t.terms;return zi(n,{names:Q(e,t),length:typeof i==`object`?i.points:null,played:r})}function qi(e,t,n){let r=Q(e,t),[i,a]=t.you===`second`?[1,0]:[0,1];return e(`table-score`,{near:r[i],mine:n.score[i],far:r[a],theirs:n.score[a]})}function Ji(e,t,n){let{info:r,view:i,seal:a,rematch:o}=t;if(i.phase===`waiting`)return r.you===null?{news:e(`table-free-chair`),acts:[`sit`]}:{news:e(n?`table-invitation`:`table-waiting`),acts:n?[`copy`]:[]};let s=$i(e,r,i),c=Xi(e,r,i);if(c!==null)return{news:c,acts:a?.kind===`broken`?[`record`]:[]};if(i.phase!==`over`&&i.phase!==`void`)return{news:(s??(i.phase===`start`&&i.games_ended>0?e(`table-starting`):``))||(r.you===null?fr(e(`table-watching`)):``),acts:a?.kind===`broken`?[`record`]:[]};let l=r.you===null?null:r.you===`first`?0:1;if(l===null)return{news:s??``,acts:[`home`,`replay`,`record`]};let u=Q(e,r)[1-l],d=o?.wanted??[!1,!1];return{news:[s,d[l]===!0?e(`table-again-waits`,{who:u}):d[1-l]===!0&&r.players[1-l]?.kind===`guest`?e(`table-again-asked`,{who:u}):``].filter(Boolean).join(` `),acts:[...d[l]===!0?[]:[`again`],`home`,`replay`,`record`]}}var Yi={double:`line-double`,resignation:`line-resign`,draw:`line-offer-draw`};function Xi(e,t,{pending:n}){let r=n===null?void 0:Yi[n.kind];return n===null||r===void 0||t.you===null||t.you!==C(n.by)?null:e(r,{who:Q(e,t)[n.by===`first`?0:1],points:n.kind===`resignation`?n.points:1})}function Zi(e,t,n){if(e.clock===null)return null;let r=e.clock.left[t===`first`?0:1];if(e.clock.running!==t)return r;let i=Math.max(0,n-e.at-(e.clock.free??0));return Math.max(0,r-i)}function Qi(e){if(e<1e4)return(Math.floor(e/100)/10).toFixed(1);let t=Math.floor(e/1e3),n=e=>`${e}`.padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return`${r>0?`${r}:${n(i)}`:i}:${n(t%60)}`}function $i(e,t,n){let r=Q(e,t),i=e=>r[e===`first`?0:1],{ended:a}=n,o=a===null?``:e(`end-${a.reason}`);if(n.phase===`void`)return e(`table-void`,{why:n.void??``});if(a===null||n.phase===`play`&&n.dice!==null)return null;let s=a.winner===null?e(`line-tie`,{how:o}):e(`line-won`,{who:i(a.winner),points:e(`points`,{points:a.points}),how:o});if(n.phase!==`over`||t.terms.length===`single`)return s;let c=n.result?.winner??null;return`${s} ${c===null?e(`line-contest-drawn`):e(`line-contest-won`,{who:i(c)})}`}var ea=e=>e===25?`bar`:e===26?`hand`:e===0?`off`:`${e}`;function ta(e,t){if(t!==null)return e.map(([e,n])=>`${st(t,e)}-${st(t,n)}`).join(` `);let n=[];for(let[t,r]of e){let e=n.find(e=>e.at(-1)===t&&t!==0);e===void 0?n.push([t,r]):e.push(r)}let r=new Map;for(let e of n){let t=e.map(ea).join(`/`);r.set(t,(r.get(t)??0)+1)}return[...r].map(([e,t])=>t>1?`${e}(${t})`:e).join(` `)}var na={doubled:`line-double`,taken:`line-take`,passed:`line-pass`,raised:`line-raise`,"draw-offered":`line-offer-draw`};function ra(e,{say:t,names:n,size:r}){let i=e=>n[e===`first`?0:1],a=[],o=null,s=null,c=null;for(let l of e){let{type:e,by:u}=l;if(e===`opening`&&l.dice!==void 0){let[e,r]=l.dice;a.push(t(e===r?`line-opening-tie`:`line-opening`,{first:n[0],one:e,second:n[1],two:r})),o=e>r?`first`:`second`,s=l.dice}else if(e===`begun`&&l.starter!==void 0)o=l.starter,s=null,a.push(t(`line-begun`,{who:i(o)}));else if(e===`roll-requested`&&u!==void 0)o=u;else if(e===`rolled`&&l.dice!==void 0)s=l.dice;else if(e===`played`&&o!==null){let e=ta(l.steps??[],r)||t(`no-play`),n=s===null?``:`${Math.max(...s)}${Math.min(...s)}: `;a.push(t(`line-turn`,{who:i(o),play:`${n}${e}`})),o=C(o),s=null}else if(e===`resignation-offered`&&u!==void 0)c=u,a.push(t(`line-resign`,{who:i(u),points:l.points??1}));else if(e===`draw-refused`||e===`resignation-refused`)c!==null&&a.push(t(e===`draw-refused`?`line-refuse-draw`:`line-refuse-resignation`,{who:i(C(c))}));else if(e===`flagged`&&l.side!==void 0)a.push(t(`line-flag`,{who:i(l.side)}));else if(e===`game-ended`){let e=t(`end-${l.reason??``}`);a.push(l.winner==null?t(`line-tie`,{how:e}):(n=>t(`line-won`,{who:i(n),points:t(`points`,{points:l.points??0}),how:e}))(l.winner))}else na[e]!==void 0&&u!==void 0&&(e===`draw-offered`&&(c=u),a.push(t(na[e],{who:i(u)})))}return a}var ia=1600;function aa(e,{say:t}){let n=O(`div`,{class:`table-board`}),r=O(`h1`,{},t(`replay`)),i=O(`p`,{class:`soft`}),a=O(`p`,{class:`news`,role:`status`}),o=O(`input`,{type:`range`,min:`0`,value:`0`,"aria-label":t(`replay-place`)}),s=O(`div`,{class:`verdict`,role:`status`}),c=A(t(`replay-go`),{class:`main`,"data-act":`go`},()=>_===null?ee():x()),l=A(t(`replay-back`),{"data-act":`back`},()=>b(-1)),u=A(t(`replay-on`),{"data-act":`on`},()=>b(1)),d=O(`a`,{class:`button`,href:Wn(e),download:`${e}.json`},t(`table-record`)),f=A(t(`replay-check`),{"data-act":`check`},()=>void te()),p=O(`main`,{class:`table-page replay-page`},n,O(`aside`,{class:`column`},O(`header`,{},r,i),O(`div`,{class:`state`},a,o,O(`div`,{class:`more`},l,u,c),O(`div`,{class:`more`},d,f),s))),m=null,h=null,g=null,_=null,v=0;function y(e){let s=m?.frames??[],c=s[e];if(h===null||c===void 0)return;let l=e===v+1?s[v]?.view??null:s[e-1]?.view??null,u=Ki(t,h,c.view,Gi([c.event],l,c.view));v=e,o.value=`${e}`,o.setAttribute(`aria-valuetext`,`${e+1} / ${s.length}`),j(r,t(`game-${c.view.game.id}`)),j(i,qi(t,h,c.view));let d=c.view.board?.kind===`square`?c.view.board.size:null;j(a,ra(s.slice(0,e+1).map(({event:e})=>e),{say:t,names:Q(t,h),size:d}).at(-1)??``),u!==null&&(g===null?(g=new Nn(u,{say:t,settings:{...vt(yt()),plates:!1}}),g.mount(n)):g.show(u),e===s.length-1&&x())}let b=e=>{x(),y(v+e)};function ee(){v===(m?.frames.length??0)-1&&y(0),_=setInterval(()=>y(v+1),ia),j(c,t(`replay-stop`))}function x(){_!==null&&clearInterval(_),_=null,j(c,t(`replay-go`))}async function te(){j(s,t(`replay-checking`));try{let{kind:n,lines:r}=Er(t,await bi(Fr(await Kn(e))),{key:!1,log:!1});s.dataset.kind=n,s.replaceChildren(...r.map(e=>O(`p`,{},e)))}catch(e){j(s,t(e instanceof H?`dice-why-record-unreadable`:`page-no-answer`))}}async function ne(){if(m=await qn(e).catch(()=>null),m===null)return j(a,t(`table-unknown`));let n=e=>({name:e,kind:`guest`}),[r,i]=m.players;h={type:`contest`,contest:e,created:0,terms:m.terms,players:[n(r),n(i)],you:null,dice:`none`},o.max=`${Math.max(0,m.frames.length-1)}`,o.addEventListener(`input`,()=>{x(),y(Number(o.value))}),v=-1,y(0)}return{element:p,title:t(`replay`),shown:()=>void ne(),gone:()=>{x(),g?.unmount()}}}var oa=/^(?:[-*]|(\d+)\.) +/,sa=e=>e.replace(/^\||\|$/g,``).split(`|`).map(e=>e.trim());function ca(e){let t=e.replaceAll(`\r
`,`
`).split(`
`),n=[],r=0,i=e=>{let n=r;for(;r<t.length&&e(t[r]);)r+=1;return t.slice(n,r)};for(;r<t.length;){let e=t[r],a=/^(#{1,6}) +(.*)$/.exec(e);if(e.trim()===``)r+=1;else if(e.startsWith("```")){r+=1;let t=i(e=>!e.startsWith("```"));r+=1,n.push({kind:`code`,info:e.slice(3).trim(),lines:t})}else if(a!==null)r+=1,n.push({kind:`heading`,level:a[1].length,text:a[2]});else if(e.startsWith(`|`)){let[e=``,,...t]=i(e=>e.startsWith(`|`));n.push({kind:`table`,head:sa(e),rows:t.map(sa)})}else if(oa.test(e)){let t=[];for(let e of i(e=>oa.test(e)||/^ +\S/.test(e)))oa.test(e)?t.push(e.replace(oa,``)):t.push(`${t.pop()??``} ${e.trim()}`);n.push({kind:`list`,ordered:/^\d/.test(e),items:t})}else{let e=i(e=>e.trim()!==``&&!e.startsWith("```")&&!e.startsWith(`#`)&&!e.startsWith(`|`));n.push({kind:`paragraph`,text:e.join(` `)})}}return n}function la(e){return e.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).filter(Boolean).map(e=>{if(e.startsWith("`"))return O(`code`,{},e.slice(1,-1));if(e.startsWith(`**`))return O(`strong`,{},e.slice(2,-2));if(e.startsWith(`*`)&&e.length>2)return O(`em`,{},e.slice(1,-1));let t=/^\[([^\]]+)\]\(([^)]+)\)$/.exec(e);return t===null?e:ua(t[1],t[2])})}function ua(e,t){let n=/([a-z0-9-]+)\.(?:en|el|it)\.md(?:#.*)?$/.exec(t);return n===null?e:O(`a`,{href:`/rules/${n[1]}`},e)}function da(e,t){return ca(e).map(e=>{switch(e.kind){case`heading`:return O(`h${Math.min(e.level,4)}`,{},...la(e.text));case`paragraph`:return O(`p`,{},...la(e.text));case`list`:return O(e.ordered?`ol`:`ul`,{},...e.items.map(e=>O(`li`,{},...la(e))));case`table`:{let t=(e,t)=>O(`tr`,{},...t.map(t=>O(e,{},...la(t))));return O(`div`,{class:`wide`,tabindex:`0`},O(`table`,{},O(`thead`,{},t(`th`,e.head)),O(`tbody`,{},...e.rows.map(e=>t(`td`,e)))))}case`code`:return fa(e.info,e.lines,t)??O(`pre`,{tabindex:`0`},e.lines.join(`
`))}})}function fa(e,t,n){let[r,i=``]=e.split(` `),a=r===`example`?n(i):null,o=t.find(e=>e.startsWith(`position: `));if(a===null||o===void 0)return null;try{let e=rt(a,o.slice(10),`first`),n=t.slice(t.indexOf(o)).filter(e=>e.trim()!==``&&!e.startsWith(`position: `)),r=tr(e,a.kind===`points`?a.way:null,`first`);return O(`figure`,{},a.kind===`points`?nr(r):r,O(`figcaption`,{},...n.map(e=>O(`div`,{},e))))}catch(e){if(e instanceof w)return null;throw e}}function pa(e,{say:t,language:n,go:r}){let i=O(`article`,{class:`text`}),a=O(`nav`,{class:`contents`,"aria-label":t(`rules`)}),o=O(`p`,{class:`told-page`,role:`status`}),s=O(`main`,{class:`plain rules`},i,a,o);s.addEventListener(`click`,e=>{let t=e.target.closest(`a`);t===null||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),r(t.getAttribute(`href`)??`/`))});async function c(){try{let r=await Rn(),o=new Map(r.games.map(e=>[e.id,Yn(e.id,e).board]));e===null?i.append(O(`h1`,{},t(`rules`))):i.append(...da(await Un(e,n),e=>o.get(e)??null));let s=(t,n)=>O(`li`,{},O(`a`,{href:`/rules/${t}`,...t===e?{"aria-current":`page`}:{}},n)),c=[...r.contests,...r.games].map(({id:e})=>s(e,t(`game-${e}`))),l=r.guides.map(({id:e,titles:t})=>s(e,t[n]));a.append(O(`h2`,{},t(`rules-guides`)),O(`ul`,{},...l),O(`h2`,{},t(`page-games`)),O(`ul`,{},...c))}catch{j(o,t(`page-no-answer`))}}return{element:s,title:t(`rules`),shown:()=>void c()}}function ma(e){let t=O(`h2`,{id:`settings-title`},e(`settings`)),n=O(`dialog`,{class:`settings`,"aria-labelledby":`settings-title`}),r=O(`form`,{method:`dialog`}),i=yt();for(let t of Object.keys(mt)){let n=O(`select`,{name:t});n.append(...mt[t].map(n=>new Option(e(`settings-${t}-${n}`),n,!1,n===i[t]))),n.addEventListener(`change`,()=>St(t,n.value)),r.append(O(`label`,{},O(`span`,{},e(`settings-${t}`)),n))}let a=O(`input`,{name:`name`,type:`text`,maxlength:`40`,autocomplete:`nickname`}),o=O(`p`,{class:`told-page`,role:`status`});return a.addEventListener(`change`,()=>{let t=a.value.trim();t!==``&&Ln(t).then(()=>j(o,``),()=>j(o,e(`server-no-name`)))}),r.prepend(O(`label`,{},O(`span`,{},e(`settings-name`)),a)),r.append(o,O(`div`,{class:`acts`},O(`button`,{class:`main`},e(`settings-done`)))),n.append(t,r),n.addEventListener(`click`,e=>{e.target===n&&n.close()}),{open:A(e(`settings`),{class:`quiet-link`},()=>{n.showModal(),Ln().then(({name:e})=>a.value=e,()=>j(o,e(`page-no-answer`)))}),dialog:n}}var $=class extends Error{why;args;constructor(e,t={}){super(e),this.why=e,this.args=t}},ha=class{#e=new Map;keep(e,t){let n=this.#e.get(e)??t();return this.#e.set(e,n),Promise.resolve(n)}release(e,t){let n=this.#e.get(e);return n!==void 0&&this.#e.set(e,{...n,released:Math.max(t,n.released)}),Promise.resolve()}};async function ga(e,t,n,r){let i;try{i=li(e)}catch(e){throw e instanceof H?new $(`record-unreadable`):e}if(i.mode!==n)throw new $(`roll-mode`);if(i.gameNo!==r.game)throw new $(`header-number`);if(i.variant!==r.variant)throw new $(`header-game`);if(!G(i.rulesHash,await X(r.rules)))throw new $(`header-rules`);if(r.key!==null&&!G(r.key,t))throw new $(`signature-key`);return i}async function _a(e,t,n,r,i){let{commits:a,signature:o}=i;if(!G(a[n],r)||G(a[1-n],r))throw new $(`own-commit`);let s=await Jr(e,a,null);if(!G(s,i.gameHash))throw new $(`signature-hash`);if(!await Ur(t,s,o))throw new $(`signature-wrong`);return s}var va=class e{seat;header;key;bytes;vault;#e;#t;#n=null;#r=0;#i;#a=new Map;#o=null;constructor(e,t,n,r,i,a,o){this.seat=e,this.header=t,this.key=n,this.bytes=r,this.vault=i,this.#e=a,this.#i=o,this.#t=new Map([[255,{n:0,value:t.serverCommit}]])}static async join(t,n,r,i,a,o){let s=await ga(n,r,`roll`,i),c=await X(n),l=await a.keep(K(s.gameUid),()=>({secret:o(),header:c,released:0}));if(!G(l.header,c))throw new $(`header-seen`);let u=[];u[Wr]=l.secret;for(let e=Wr;e>0;e--)u[e-1]=await ni(t,s.gameUid,e,u[e]);return new e(t,s,r,n,a,u,l.released)}get commit(){return this.#e[0]}get isBound(){return this.#n!==null}get rolled(){return this.#r}isOf(e){return G(e,this.bytes)}async bind(e){let t=await _a(this.bytes,this.key,this.seat,this.commit,e);if(this.#n!==null&&!G(this.#n,t))throw new $(`signature-hash`);if(this.#n===null){this.#n=t;for(let t of[0,1])this.#t.set(t,{n:0,value:e.commits[t]})}}asked(e){this.#o=e}doubled(){if(this.#o!==null||this.#a.size>0)throw new $(`doubled`)}async given(e,t,n){if(t!==this.#r+1)throw new $(`roll-number`,{due:this.#r+1,found:t});if(!await this.#s(e,t,n))throw new $(`value-wrong`,{who:e+1});this.#a.set(e,n)}async value(e,t){if(this.#n===null)return null;let n=this.#r+1;if(e!==n||e<this.#i||e>this.#i+1)throw new $(`roll-number`,{due:n,found:e});if(t===this.seat&&!this.#a.has(1-this.seat))return null;let r=this.#e[e];if(r===void 0)throw new $(`chain-ended`);return e>this.#i&&await this.vault.release(K(this.header.gameUid),e),this.#i=Math.max(e,this.#i),r}async threw(e,t,n){let r=this.#n;if(r===null)throw new $(`header-missing`);let i=this.#r+1;if(e!==i)throw new $(`roll-number`,{due:i,found:e});let a=[[255,t.server],[0,t.clients[0]],[1,t.clients[1]]];for(let[t,n]of a){if(n===null)throw new $(`value-left-out`,{player:t+1});if(!await this.#s(t,e,n))throw new $(`value-wrong`,{who:t===255?0:t+1})}for(let[e,n]of this.#a)if(!G(n,t.clients[e]))throw new $(`value-not-released`,{player:e+1});let o=await ti(r,e,t);if(o[0]!==n[0]||o[1]!==n[1])throw new $(`dice`,{first:n[0],second:n[1],right_first:o[0],right_second:o[1]});for(let[t,n]of a)n!==null&&this.#t.set(t,{n:e,value:n});this.#r=e,this.#o=null,this.#a=new Map}#s(e,t,n){let r=this.#t.get(e);if(r===void 0)throw new $(`header-missing`);return Ai(e,this.header.gameUid,r,t,n)}},ya=class e{seat;header;key;commit;bytes;hash;own;#e=null;#t=null;#n=[];constructor(e,t,n,r,i,a,o){this.seat=e,this.header=t,this.key=n,this.commit=r,this.bytes=i,this.hash=a,this.own=o}static async join(t,n,r,i,a,o){let s=await ga(n,r,`game`,i),c=await X(n),l=await a.keep(K(s.gameUid),()=>({secret:o(),header:c,released:0}));if(!G(l.header,c))throw new $(`header-seen`);return new e(t,s,r,await qr(t,c,l.secret),n,c,l.secret)}get isBound(){return this.#e!==null}get rolled(){return this.#n.length}get seed(){return this.#e===null?null:this.own}isOf(e){return G(e,this.bytes)}async bind(e){let t=await _a(this.bytes,this.key,this.seat,this.commit,e);if(this.#e!==null&&!G(this.#e,t))throw new $(`signature-hash`);this.#e=t,this.#t=e.commits}threw(e,t){if(e!==this.#n.length)throw new $(`roll-number`,{due:this.#n.length,found:e});this.#n.push(t)}async opened(e){if(this.#e===null||this.#t===null)throw new $(`header-missing`);if(e===null)throw new $(`seeds-missing`);let t=e=>new $(`seed-wrong`,{who:e});if(!G(await Kr(this.header.gameUid,e.server),this.header.serverCommit))throw t(0);for(let n of[0,1])if(!G(await qr(n,this.hash,e.clients[n]),this.#t[n]))throw t(n+1);if(e.randomness!==null)throw new $(`signature-drand`);let n=await Xr(this.#e,e);for(let[e,t]of this.#n.entries()){let r=await Qr(n,e);if(r[0]!==t[0]||r[1]!==t[1])throw new $(`dice`,{first:t[0],second:t[1],right_first:r[0],right_second:r[1]})}}},ba=e=>e.isBound?e instanceof ya?`closed`:`whole`:`making`,xa=e=>e.proof===void 0?[]:di(q(e.proof)),Sa=e=>e===`first`?0:1,Ca=class{options;seal={kind:`making`,rolls:0,why:null,args:{}};#e;#t=new Map;#n=new Map;#r=1;#i=null;#a=null;#o=``;#s=Promise.resolve();constructor(e){this.options=e,this.#e=Sa(e.seat)}get settled(){return this.#s}told(e){this.#c(()=>this.#u(e))}happened(e,t){this.#c(async()=>{for(let t of e)await this.#p(t);this.#i=t,await this.#g()})}forget(){this.#c(()=>(this.#o=``,Promise.resolve()))}again(){this.#c(async()=>{this.#o=``;for(let[e,t]of this.#t)t.isBound?t instanceof ya&&t.rolled===0&&this.#d(e,t):this.#f(e,t);await this.#g()})}#c(e){this.#s=this.#s.then(async()=>{if(this.seal.kind!==`broken`)try{await e();let t=this.#t.get(this.#r);t!==void 0&&this.#l({kind:ba(t),rolls:t.rolled,why:null,args:{}})}catch(e){let t=(e,t={})=>this.#l({...this.seal,kind:`broken`,why:e,args:t});e instanceof $?t(e.why,e.args):e instanceof H?t(`record-unreadable`):t(`no-browser`)}})}#l(e){JSON.stringify(e)!==JSON.stringify(this.seal)&&(this.seal=e,this.options.changed(e))}async#u(e){let t=q(e.header),n=q(e.key),r=this.#t.get(e.game);if(r===void 0){let{games:i,vault:a,random:o,dice:s}=this.options,c=i[(e.game-1)%i.length],l=c===void 0?void 0:pi[c.id];if(c===void 0||l===void 0)throw new $(`header-game`);let u={game:e.game,variant:l,rules:Or(Nr(c.rules)),key:this.#a};r=await(s===`sealed`?va:ya).join(this.#e,t,n,u,a,o),this.#a=n,this.#t.set(e.game,r)}else if(!r.isOf(t))throw new $(`header-seen`);let[i,a]=e.commits,o=e.commits[this.#e];if(o===null)return this.#f(e.game,r);if(o!==K(r.commit))throw new $(`own-commit`);if(e.bound===null||i===null||a===null)return;let{game_hash:s,signature:c}=e.bound;await r.bind({commits:[q(i),q(a)],gameHash:q(s),signature:q(c)});let l=this.#n.get(e.game)??[];this.#n.delete(e.game);for(let e of l)await this.#h(r,e);r instanceof ya&&e.revealed?.[this.#e]===!1&&this.#d(e.game,r),await this.#g()}#d(e,t){t.seed!==null&&this.options.say({type:`reveal`,contest:this.options.contest,game:e,seed:K(t.seed)})}#f(e,t){this.options.say({type:`commit`,contest:this.options.contest,game:e,commit:K(t.commit)})}async#p(e){if(e.type===`game-ended`||e.type===`void`){let t=this.#t.get(this.#r);t instanceof ya&&t.isBound&&await this.#m(t,e),this.#t.delete(this.#r),this.#n.delete(this.#r),this.#r+=1;return}let t=this.#t.get(this.#r);if(t?.isBound===!0)return this.#h(t,e);this.#n.set(this.#r,[...this.#n.get(this.#r)??[],e])}async#m(e,t){let n=xa(t).find(e=>e.tag===`seeds`);(n!==void 0||t.type!==`void`||e.rolled!==0)&&(await e.opened(n?.seeds??null),this.#l({kind:`whole`,rolls:e.rolled,why:null,args:{}}))}async#h(e,t){let n=xa(t);if(e instanceof ya){if(t.type!==`opening`&&t.type!==`rolled`)return;let r=n.find(e=>e.tag===`roll`);if(r===void 0||t.dice===void 0)throw new $(`roll-missing`);return e.threw(r.n,t.dice)}switch(t.type){case`roll-requested`:t.by!==void 0&&e.asked(Sa(t.by));return;case`doubled`:return e.doubled();case`released`:for(let t of n)t.tag===`release`&&await e.given(t.by,t.n,t.value);return;case`opening`:case`rolled`:{let r=n.find(e=>e.tag===`values`);if(r===void 0||t.dice===void 0)throw new $(`roll-missing`);return e.threw(r.n,r.values,t.dice)}}}async#g(){let e=this.#i?.roll??null;if(e===null||e.game!==this.#r||e.released[this.#e])return;let t=this.#t.get(e.game),n=`${e.game} ${e.n}`;if(!(t instanceof va)||n===this.#o)return;let r=await t.value(e.n,e.roller===null?null:Sa(e.roller));r!==null&&(this.#o=n,this.options.say({type:`release`,contest:this.options.contest,game:e.game,n:e.n,value:K(r)}))}},wa=400,Ta=class{options;info=null;view=null;here=[!1,!1];watching=0;rematch=null;events=[];seal=null;unknown=!1;ahead=0;#e=null;#t=0;#n=null;#r=null;constructor(e){this.options=e}get isAsking(){return this.#e!==null}get settled(){return this.#n?.settled??Promise.resolve()}open(){this.#r=null,this.#a(),this.#n?.forget(),this.#e!==null&&this.options.say(this.#e)}act(e){if(this.#e!==null||this.view===null)return;this.#t+=1;let t=`${this.options.tag}-${this.#t}`;this.#e={type:`command`,contest:this.options.id,expected_seq:this.events.length,client_command_id:t,...e},this.options.say(this.#e)}again(){this.options.say({type:`rematch`,contest:this.options.id})}why(e,t){this.options.say({type:`why`,contest:this.options.id,played:e,step:t})}hear(e){(e.type===`hello`||e.type===`pong`)&&(this.ahead=e.now-Date.now()),`contest`in e&&e.contest===this.options.id&&(this.#r===null?this.#i(e):this.#r.push(e))}#i(e){let{listener:t}=this.options;switch(e.type){case`contest`:return this.#o(e),t.changed([],this.view);case`present`:return this.here=e.here,this.watching=e.watching,t.changed([],this.view);case`rematch`:return this.rematch=e,t.changed([],this.view);case`dice`:return this.#n?.told(e);case`events`:return this.#s(e.seq,e.events,e.view);case`snapshot`:return this.#c(e.seq,e.view);case`accepted`:return this.#e===null||e.client_command_id!==this.#e.client_command_id?void 0:(this.#e=null,t.changed([],this.view));case`because`:return e.text===null?void 0:t.because(e.text);case`refused`:return this.#l(e)}}#a(){this.options.say({type:`open`,contest:this.options.id,since:this.events.length})}#o(e){let t=this.info?.you??null;this.info=e;let{dice:n}=e;if(n!==`sealed`&&n!==`envelope`||e.you===null||e.you===t)return;let{id:r,vault:i,random:a,say:o,listener:s}=this.options,c=e=>{this.seal=e,s.changed([],this.view)};this.#n=new Ca({contest:r,seat:e.you,dice:n,games:e.terms.games,vault:i,random:a,say:o,changed:c}),this.seal=this.#n.seal,this.view!==null&&this.#n.happened(this.events,this.view)}#s(e,t,n){let r=this.events.length;if(e>r)return this.#a();let i=t.slice(r-e),a=this.view;i.length===0&&e+t.length<r||(this.events=[...this.events,...i],this.view=n,this.#n?.happened(i,n),this.options.listener.changed(i,a))}#c(e,t){if(e<=this.events.length)return this.#s(e,[],t);let n=[];this.#r=n,this.options.record().then(r=>{if(this.#r===n){this.#r=null,this.#s(this.events.length,r.slice(this.events.length,e),t);for(let e of n)this.hear(e)}},()=>this.options.later(wa,()=>this.#r===n&&this.open()))}#l({what:e,code:t,client_command_id:n,text:r}){let{listener:i,later:a}=this.options,o=t===`busy`||t===`too-many`;if(t===`unknown-contest`)return this.unknown=!0,i.changed([],this.view);if(e===`command`){let e=this.#e;if(e===null||n!==null&&n!==e.client_command_id)return;if(o||t===`not-open`){a(wa,()=>this.#e===e&&this.options.say(e));return}return this.#e=null,i.refused(t===`stale`?null:r)}e===`open`&&o&&a(wa,()=>this.#a()),e!==`commit`&&e!==`release`&&e!==`reveal`||!o&&t!==`not-open`||a(wa,()=>this.#n?.again())}},Ea=`alea.1`,Da=(e,t)=>({do:e,...t===void 0?{}:{points:t}}),Oa=250,ka=1e4,Aa=15e3,ja=1e4,Ma=class{around;listener;up=!1;#e=null;#t=0;#n=null;#r=null;#i=!1;constructor(e,t){this.around=e,this.listener=t}start(){this.#a()}say(e){this.up&&this.#e?.send(JSON.stringify(e))}hurry(){this.#n!==null&&(this.#n(),this.#a())}end(){this.#i=!0,this.#n?.(),this.#s()}#a(){this.#n=null;let e=this.around.socket();this.#e=e,this.#o(ja),e.onmessage=({data:t})=>{if(this.#e!==e)return;this.#o(Aa);let n=JSON.parse(String(t));n.type===`hello`&&(this.#t=0,this.up=!0,this.listener.changed(),this.listener.open()),this.listener.hear(n)},e.onclose=()=>{this.#e===e&&this.#s()}}#o(e){this.#r?.(),this.#r=this.around.later(e,()=>{if(!this.up)return this.#s();this.say({type:`ping`}),this.#r=this.around.later(ja,()=>this.#s())})}#s(){let e=this.#e;this.#e=null,this.#r?.(),this.#r=null,e?.close();let t=this.up;if(this.up=!1,t&&this.listener.changed(),this.#i)return;let n=Math.min(ka,Oa*2**this.#t)*(.5+.5*this.around.chance());this.#t+=1,this.#n=this.around.later(n,()=>this.#a())}};function Na(e){return{socket:()=>new WebSocket(e,Ea),later:(e,t)=>{let n=setTimeout(t,e);return()=>clearTimeout(n)},chance:Math.random}}var Pa=class{element=O(`div`,{class:`seal`,role:`status`});#e=O(`span`,{});constructor(){let e=D(`svg`,{viewBox:`0 0 20 20`,class:`seal-mark`,"aria-hidden":`true`});e.append(D(`circle`,{cx:10,cy:10,r:8.5}),D(`path`,{class:`whole`,d:`M6 10.4l2.8 2.8L14.2 7.4`}),D(`path`,{class:`broken`,d:`M6.8 6.8l6.4 6.4M13.2 6.8l-6.4 6.4`})),this.element.append(e,this.#e)}show(e,t,n){let r=t===`sealed`||t===`envelope`,i=r?n?.kind??`making`:t;this.element.dataset.seal=i,this.element.hidden=i===`none`||r&&n===null,j(this.#e,Fa(e,i,n))}};function Fa(e,t,n){switch(t){case`whole`:return e(`seal-whole`,{rolls:n?.rolls??0});case`closed`:return e(`seal-closed`,{rolls:n?.rolls??0});case`broken`:return`${e(`seal-broken`,{why:e(`dice-why-${n?.why??``}`,{...n?.args})})} ${e(`seal-broken-next`)}`;case`making`:return e(`seal-making`);case`plain`:return e(`seal-plain`);case`none`:return``}}var Ia=`alea`,La=`secrets`;function Ra(){return new Promise((e,t)=>{let n=indexedDB.open(Ia,1);n.onupgradeneeded=()=>n.result.createObjectStore(La),n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var za=class{database;constructor(e){this.database=e}keep(e,t){return this.#e(e,e=>e??t())}async release(e,t){await this.#e(e,e=>e===void 0?void 0:{...e,released:Math.max(t,e.released)})}#e(e,t){return new Promise((n,r)=>{let i=this.database.transaction(La,`readwrite`,{durability:`strict`}),a=i.objectStore(La),o=a.get(e),s;o.onsuccess=()=>{s=t(o.result),s!==void 0&&a.put(s,e)},i.oncomplete=()=>n(s),i.onerror=i.onabort=()=>r(i.error)})}},Ba=()=>Ra().then(e=>new za(e),()=>new ha),Va=()=>crypto.getRandomValues(new Uint8Array(32)),Ha=(e,t)=>{let n=setTimeout(t,e);return()=>clearTimeout(n)},Ua=200,Wa={again:`table-again`,copy:`table-copy`,record:`table-record`,replay:`table-replay`,sit:`table-sit`},Ga=e=>e.map(({from:e,to:t})=>[e,t]),Ka=class{id;around;element=O(`main`,{class:`table-page`});title;#e=O(`div`,{class:`table-board`});#t=O(`h1`,{},` `);#n=O(`p`,{class:`soft`});#r=O(`p`,{class:`connection`,role:`status`});#i=new Pa;#a=O(`p`,{class:`news`,role:`status`});#o=O(`input`,{class:`invitation`,type:`text`,readonly:``,hidden:``});#s=O(`div`,{class:`more`});#c=O(`ol`,{class:`turns`,tabindex:`0`});#l=O(`details`,{class:`log`,hidden:``});#u=0;#d={far:O(`span`,{class:`clock`}),near:O(`span`,{class:`clock`})};#f={far:O(`div`,{class:`seat far`}),near:O(`div`,{class:`seat near`})};#p=O(`div`,{class:`hands`});#m=null;#h=null;#g=null;#_=null;#v=!1;#y=null;#b=null;#x=``;#S=!1;#C=()=>this.#g?.hurry();constructor(e,t){this.id=e,this.around=t;let{say:n}=t;this.title=n(`table-title`);let r=O(`aside`,{class:`column`},O(`header`,{},this.#t,this.#n),O(`div`,{class:`state`},this.#i.element,this.#r,this.#a,this.#o,this.#s,this.#l));this.element.append(this.#f.far,this.#e,this.#f.near,this.#p,r),this.#l.append(O(`summary`,{},n(`title-log`)),this.#c),this.#l.open=matchMedia(`(min-width: 56rem)`).matches,this.#o.setAttribute(`aria-label`,n(`table-copy`)),j(this.#r,n(`table-connecting`))}shown(){this.#w(),this.#_=setInterval(()=>this.#L(),Ua),this.#y=xt(()=>this.#m?.set(vt(yt()))),addEventListener(`online`,this.#C),document.addEventListener(`visibilitychange`,this.#C)}gone(){this.#v=!0,this.#_!==null&&clearInterval(this.#_),removeEventListener(`online`,this.#C),document.removeEventListener(`visibilitychange`,this.#C),this.#y?.(),this.#g?.end(),this.#m?.unmount()}async#w(){let e=await Ba();if(this.#v)return;let t=new Ta({id:this.id,vault:e,random:Va,tag:[...Va().subarray(0,6)].map(e=>e.toString(36)).join(``),say:e=>this.#g?.say(e),record:async()=>(await Gn(this.id)).events,later:Ha,listener:{changed:(e,t)=>this.#O(e,t),refused:e=>this.#D(e),because:e=>this.#m?.tell(fr(ur(this.around.say,e)))}});this.#h=t,this.#T()}#T(){let e=this.#h;if(e===null)return;this.#g?.end();let t=new Ma(Na(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/ws`),{open:()=>e.open(),hear:t=>e.hear(t),changed:()=>this.#E()});this.#g=t,t.start()}#E(){let{say:e}=this.around,{up:t=!1}=this.#g??{};this.element.classList.toggle(`lost`,!t&&this.#h?.view!=null),j(this.#r,t?``:e(this.#h?.view==null?`table-connecting`:`table-lost`))}#D(e){this.#m?.unsend(),e!==null&&this.#m?.tell(fr(ur(this.around.say,e))),this.#O([],this.#h?.view??null)}#O(e,t){let n=this.#h,{say:r}=this.around;if(n===null||this.#v)return;let{info:i,view:a}=n;if(n.unknown)return j(this.#a,r(`table-unknown`)),this.#z([`home`]);i!==null&&a!==null&&(this.#i.show(r,a.phase===`waiting`?`none`:i.dice,n.seal),this.#N(a),this.#k(e,t,a),this.#F(a),this.#R(a),this.#I(a),this.#L(),this.element.dataset.phase=a.phase)}#k(e,t,n){let r=this.#h?.info,{say:i}=this.around;if(r==null)return;t?.game.number!==n.game.number&&(this.#b=null),e.some(({type:e})=>e===`played`)&&(this.#b=Gi(e,t,n));let a=Ki(i,r,n,this.#b);if(a===null)return void this.#A(n.game.id);let o=this.#h?.isAsking===!0?{...a,actions:[]}:a;if(this.#m===null)this.#j(o);else{let e=r.you??`first`;this.#m.settings.viewer!==e&&this.#m.set({viewer:e}),this.#m.show(o)}}async#A(e){let t=await Rn().catch(()=>null),n=this.#h?.info,r=t?.games.find(t=>t.id===e);if(r===void 0||n==null||this.#m!==null||this.#v)return;let{board:i,standing:a}=Yn(e,r);this.#j({board:i,standing:a,onTurn:null,dice:null,names:Q(this.around.say,n)})}#j(e){let{say:t}=this.around,n=this.#h?.info;this.#m=new Nn(e,{say:t,settings:{...vt(yt()),plates:!1,viewer:n?.you??`first`},listener:{play:e=>this.#M({do:`play`,steps:Ga(e)}),act:(e,t)=>this.#M(Da(e,t)),refused:(e,t,n)=>{n!==null&&this.#h?.why(Ga(e),[t,n])}}}),this.#m.mount(this.#e);let{far:r,near:i,controls:a}=this.#m.parts;this.#f.far.replaceChildren(r,this.#d.far),this.#f.near.replaceChildren(i,this.#d.near),this.#p.replaceChildren(a)}#M(e){let t=this.#h;t?.view!=null&&(t.act(e),this.#k([],t.view,t.view))}#N(e){let t=this.#h?.info,{say:n}=this.around;if(t==null)return;let{length:r}=t.terms;j(this.#t,n(`game-${e.game.id}`));let i=[gr(n,r)];r!==`single`&&(i.push(n(`table-game`,{number:e.game.number})),i.push(qi(n,t,e))),j(this.#n,i.join(` · `))}#P(){let e=this.#h?.info?.you??`first`;return{near:e,far:C(e)}}#F(e){let t=this.#h;if(t?.info!=null)for(let n of[`near`,`far`]){let r=this.#P()[n]===`first`?0:1,i=t.info.players[r]?.kind===`guest`&&!t.here[r]&&e.phase!==`over`;this.#f[n].classList.toggle(`away`,i)}}#I(e){let t=this.#h;if(t?.info==null||t.events.length===this.#u)return;this.#u=t.events.length;let{say:n}=this.around,r=e.board?.kind===`square`?e.board.size:null,i=ra(t.events,{say:n,names:Q(n,t.info),size:r});this.#l.hidden=i.length===0,this.#c.setAttribute(`aria-label`,n(`title-log`)),this.#c.replaceChildren(...i.toReversed().map(e=>O(`li`,{},e)))}#L(){let e=this.#h,t=e?.view;if(e!=null&&t!=null)for(let n of[`near`,`far`]){let r=Zi(t,this.#P()[n],Date.now()+e.ahead),i=this.#d[n];j(i,r===null?``:Qi(r)),i.classList.toggle(`running`,t.clock?.running===this.#P()[n])}}#R(e){let t=this.#h,n=t?.info,{say:r,go:i}=this.around;if(t==null||n==null)return;let a=sessionStorage.getItem(br(this.id)),{news:o,acts:s}=Ji(r,{info:n,view:e,seal:t.seal,rematch:t.rematch},a!==null);j(this.#a,o),this.#o.hidden=!s.includes(`copy`),this.#o.value=`${location.origin}/table/${this.id}#${a}`,this.#z(s);let c=t.rematch?.next??null;c!==null&&n.you!==null&&this.#S&&i(`/table/${c}`)}#z(e){let t=e.join();if(t===this.#x)return;this.#x=t;let n=e=>this.around.say(e===`home`?`page-home`:Wa[e]);this.#s.replaceChildren(...e.map((e,t)=>A(n(e),{"data-act":e,class:t===0?`main`:``},()=>this.#B(e))))}#B(e){switch(e){case`home`:return this.around.go(`/`);case`record`:return O(`a`,{href:Wn(this.id),download:`${this.id}.json`}).click();case`again`:return this.#S=!0,this.#h?.again(),this.#O([],this.#h?.view??null);case`replay`:return this.around.go(`/replay/${this.id}`);case`sit`:this.#V();return;case`copy`:this.#o.select(),navigator.clipboard?.writeText(this.#o.value).then(()=>j(this.#s.firstElementChild,this.around.say(`table-copied`)),()=>{});return}}async#V(){try{await Ln(),await Vn(this.id,location.hash.slice(1)||null),this.#T()}catch{j(this.#a,this.around.say(`page-no-answer`))}}},qa=`alea-language`,Ja=document.getElementById(`page`),Ya=O(`header`,{class:`top`}),Xa=null;function Za(){let e=ft(qa);return Be.find(t=>t===e)??Ue(navigator.languages)}function Qa(e){history.pushState(null,``,e),eo()}function $a(e,t){let[,n,r=null]=/^\/([a-z]*)(?:\/([0-9a-z-]+))?$/.exec(e)??[];return n===`table`&&r!==null?new Ka(r,t):n===`replay`&&r!==null?aa(r,t):n===`tables`?Tr(t):n===`rules`?pa(r,t):Cr(t)}function eo(){let e=Za(),t=lr(e);Xa?.gone?.(),document.documentElement.lang=e;let n=$a(location.pathname,{say:t,language:e,go:Qa});Xa=n,document.body.classList.toggle(`at-table`,n instanceof Ka);let r=(e,t,n)=>{let r=O(`a`,{href:e,class:t},n);return r.addEventListener(`click`,t=>{t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),Qa(e))}),r},i=O(`select`,{class:`language`,"aria-label":t(`page-language`)});i.append(...Be.map(t=>new Option(cr[t],t,!1,t===e))),i.addEventListener(`change`,()=>{pt(qa,i.value),eo()});let{open:a,dialog:o}=ma(t),s=O(`nav`,{},r(`/tables`,`quiet-link`,t(`lobby`)),r(`/rules`,`quiet-link`,t(`rules`)),a,i);Ya.replaceChildren(r(`/`,`brand`,`alea`),s,o),Ja.replaceChildren(Ya,n.element),document.title=n.title===`alea`?`alea`:`${n.title} · alea`,n.shown?.()}addEventListener(`popstate`,eo),Ct(),eo();
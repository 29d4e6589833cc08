import type { SkillQuiz } from './quiz-question.ts'

export const reactQuiz: SkillQuiz = {
  skill: 'React',
  questions: [
    {
      id: 'react-01',
      difficulty: 'beginner',
      question: 'Clicking the button does not show the new item. Why?',
      code: {
        language: 'jsx',
        lines: [
          "const [items, setItems] = useState(['tea'])",
          '',
          'function add() {',
          "  items.push('milk')",
          '  setItems(items)',
          '}',
        ],
      },
      right: {
        text: 'The state is still the same array, so no render is due',
        why: "React compares with `Object.is`; a mutated array is the same object. Use `setItems([...items, 'milk'])`.",
      },
      wrong: [
        {
          text: 'The state is set before the new item was really added',
          why: '`push` is synchronous, so the item is in the array when `setItems` is called.',
        },
        {
          text: 'The state must be set inside an effect to be rendered',
          why: 'Event handlers are the right place to set state; effects synchronize with outside systems.',
        },
        {
          text: 'The state is a constant, so `push` does not change it',
          why: '`const` protects the variable, not the array; the array does change, only unnoticed.',
        },
      ],
    },
    {
      id: 'react-02',
      difficulty: 'beginner',
      question: 'The counter is at 0. What does it show after one click?',
      code: {
        language: 'jsx',
        lines: [
          'function handleClick() {',
          '  setCount(count + 1)',
          '  setCount(count + 1)',
          '  setCount(count + 1)',
          '}',
        ],
      },
      right: {
        text: '1, as `count` is 0 throughout this handler',
        why: 'Each call asks for 0 + 1, since `count` belongs to this render. `setCount((c) => c + 1)` would add up.',
      },
      wrong: [
        {
          text: '3, as each of the calls adds one to it',
          why: 'Setting state does not change the variable of the running render.',
        },
        {
          text: '0, as the calls cancel out one another',
          why: 'The updates are batched into one render, and the last one sets 1.',
        },
        {
          text: '2, as the first call renders at once',
          why: 'Updates in a handler are batched; no render happens between the calls.',
        },
      ],
    },
    {
      id: 'react-03',
      difficulty: 'beginner',
      question:
        'A list of rows with text fields uses `key={index}`. After deleting the first row, the typed texts are in the wrong rows. Why?',
      right: {
        text: 'The rows keep their state by position and not by item',
        why: "With an index as key the second item takes over the first row's component. Use a stable id from the data.",
      },
      wrong: [
        {
          text: 'The texts are lost whenever the list renders again',
          why: 'Components with an unchanged key and place keep their state across renders.',
        },
        {
          text: 'The deleted row stays in the DOM until it is unmounted',
          why: 'One row is removed, but it is the last one, as its index is the one that vanished.',
        },
        {
          text: 'The rows share one state, since their keys are numbers',
          why: 'Keys may be numbers; every row has its own state, assigned by key.',
        },
      ],
    },
    {
      id: 'react-04',
      difficulty: 'beginner',
      question: 'An empty cart should show nothing, but the page shows a stray `0`. Which line fixes it?',
      code: {
        language: 'jsx',
        lines: ['{items.length && <CartList items={items} />}'],
      },
      right: {
        text: '`{items.length > 0 && <CartList items={items} />}`',
        why: '`&&` returns its left side if falsy, and React renders the number 0. A Boolean is rendered as nothing.',
      },
      wrong: [
        {
          text: '`{items.length || <CartList items={items} />}`',
          why: 'This shows the length for a filled cart and the list for an empty one.',
        },
        {
          text: '`{items && <CartList items={items} />}`',
          why: 'An empty array is truthy, so the list component would be rendered for an empty cart.',
        },
        {
          text: '`{items.length ?? <CartList items={items} />}`',
          why: 'The length is never `null`, so this always shows the number.',
        },
      ],
    },
    {
      id: 'react-05',
      difficulty: 'beginner',
      question: 'Why can nobody type into this field?',
      code: {
        language: 'jsx',
        lines: ["const [name, setName] = useState('')", 'return <input value={name} />'],
      },
      right: {
        text: '`value` fixes the text, and no handler changes the state',
        why: 'A controlled input shows its state. Add `onChange={(e) => setName(e.target.value)}`.',
      },
      wrong: [
        {
          text: '`name` is a constant, so the field becomes a constant too',
          why: 'Each render has its own `name`; a changed state would show up in the next render.',
        },
        {
          text: '`useState` needs a value other than the empty string',
          why: 'The empty string is the usual start; `undefined` would make the field uncontrolled.',
        },
        {
          text: '`input` must stand in a form to accept what is typed',
          why: 'Inputs work without a form; it is only needed for submitting.',
        },
      ],
    },
    {
      id: 'react-06',
      difficulty: 'beginner',
      question: 'The component sends requests without end. What is missing?',
      code: {
        language: 'jsx',
        lines: [
          'const [users, setUsers] = useState([])',
          '',
          'useEffect(() => {',
          "  fetch('/users').then((r) => r.json()).then(setUsers)",
          '})',
        ],
      },
      right: {
        text: 'The dependency array `[]` as the second argument',
        why: 'Without it the effect runs after every render, and setting new state causes the next one.',
      },
      wrong: [
        {
          text: 'The keyword `async` before the function it is given',
          why: 'An effect may not be async, as it must return a cleanup function or nothing.',
        },
        {
          text: 'The function `useCallback` around the state setter',
          why: 'State setters are stable by themselves and are not what triggers the effect.',
        },
        {
          text: 'The check whether `users` is empty in the render',
          why: 'What the render shows has no influence on when an effect without dependencies runs.',
        },
      ],
    },
    {
      id: 'react-07',
      difficulty: 'beginner',
      question: '`<profile />` renders an empty unknown element instead of the component. Why?',
      code: {
        language: 'jsx',
        lines: ['function profile() {', '  return <h1>Ada</h1>', '}', 'const page = <profile />'],
      },
      right: {
        text: 'A tag in lower case is taken for an HTML element',
        why: 'JSX treats lower-case names as DOM tags. Name the component `Profile`.',
      },
      wrong: [
        {
          text: 'A component has to be declared as a class or const',
          why: 'A function declaration is a perfectly good component.',
        },
        {
          text: 'A component has to accept props to be rendered',
          why: 'Props are optional; a component without parameters is fine.',
        },
        {
          text: 'A tag must have a closing tag to be a component',
          why: '`<Profile />` is complete by itself; self-closing tags are usual.',
        },
      ],
    },
    {
      id: 'react-08',
      difficulty: 'beginner',
      question: 'The parent later passes another `email`. What does the field show?',
      code: {
        language: 'jsx',
        lines: [
          'function EmailField({ email }) {',
          '  const [value, setValue] = useState(email)',
          '  return <input value={value} onChange={(e) => setValue(e.target.value)} />',
          '}',
        ],
      },
      right: {
        text: 'The old one, as the initial value is used only once',
        why: '`useState` ignores its argument after the first render. Lift the state up, or change the `key` to start afresh.',
      },
      wrong: [
        {
          text: 'The new one, as state follows the prop it came from',
          why: 'There is no link between the prop and the state after the first render.',
        },
        {
          text: 'The new one, but only after the next key was pressed',
          why: 'Typing changes the state to what was typed; the new prop still plays no part.',
        },
        {
          text: 'Nothing, as a changed prop clears the state it set up',
          why: 'A changed prop causes a render but leaves the state as it is.',
        },
      ],
    },
    {
      id: 'react-09',
      difficulty: 'intermediate',
      question: 'The displayed number stops at 1. What explains it?',
      code: {
        language: 'jsx',
        lines: [
          'const [n, setN] = useState(0)',
          '',
          'useEffect(() => {',
          '  const t = setInterval(() => setN(n + 1), 1000)',
          '  return () => clearInterval(t)',
          '}, [])',
        ],
      },
      right: {
        text: 'The callback always sees the `n` of the first render',
        why: 'With `[]` the effect runs once, so its closure sets 0 + 1 forever. `setN((x) => x + 1)` needs no `n`.',
      },
      wrong: [
        {
          text: 'The cleanup stops the timer right after its first tick',
          why: 'The cleanup runs on unmounting (or before the next run of the effect), not after a tick.',
        },
        {
          text: 'The state cannot be set from a timer more than once',
          why: 'State may be set from anywhere, as often as needed, while the component is mounted.',
        },
        {
          text: 'The effect is skipped because `n` was 0 at the start',
          why: 'Effects do not depend on values being truthy; the timer is started.',
        },
      ],
    },
    {
      id: 'react-10',
      difficulty: 'intermediate',
      question: 'After switching rooms a few times, messages of earlier rooms still arrive. What is missing?',
      code: {
        language: 'jsx',
        lines: ['useEffect(() => {', '  const c = connect(roomId)', "  c.on('message', add)", '}, [roomId])'],
      },
      right: {
        text: 'A returned function that disconnects from `c`',
        why: "React runs the cleanup before the effect's next run and on unmounting; without it old connections stay open.",
      },
      wrong: [
        {
          text: 'An empty dependency array, to connect only once',
          why: 'Then the component would stay in the first room for good.',
        },
        {
          text: 'A `ref` that holds `roomId` for the connection',
          why: 'A ref would not close old connections, and changing it causes no effect.',
        },
        {
          text: 'A `useMemo` around `connect`, to reuse the same',
          why: 'Memoizing does not close anything, and side effects do not belong in a memo.',
        },
      ],
    },
    {
      id: 'react-11',
      difficulty: 'intermediate',
      question: '`Chart` is wrapped in `memo`, but renders on every keystroke in the parent. Why?',
      code: {
        language: 'jsx',
        lines: [
          'return (',
          '  <>',
          '    <input value={text} onChange={(e) => setText(e.target.value)} />',
          '    <Chart data={data} options={{ legend: true }} />',
          '  </>',
          ')',
        ],
      },
      right: {
        text: '`options` is a new object in each render of the parent',
        why: '`memo` compares props shallowly. Move the constant out of the component or keep it with `useMemo`.',
      },
      wrong: [
        {
          text: '`memo` only works for components without any props',
          why: '`memo` is there to compare props; it skips the render if all of them are equal.',
        },
        {
          text: '`Chart` is a sibling of the field whose state changes',
          why: 'Siblings render because the parent does, and that is what `memo` can prevent.',
        },
        {
          text: '`data` is compared by its content, which takes longer',
          why: 'Props are compared by identity, which is quick; `data` is the same object here.',
        },
      ],
    },
    {
      id: 'react-12',
      difficulty: 'intermediate',
      question: 'Every consumer of this context renders whenever the provider does. What is the cause?',
      code: {
        language: 'jsx',
        lines: [
          'function AuthProvider({ children }) {',
          '  const [user, setUser] = useState(null)',
          '  return (',
          '    <AuthContext value={{ user, setUser }}>{children}</AuthContext>',
          '  )',
          '}',
        ],
      },
      right: {
        text: 'The value is a new object each time it renders',
        why: 'Consumers render when the value is not the same by `Object.is`. Memoize it on `user`, or split the context.',
      },
      wrong: [
        {
          text: 'The children are rendered as a part of the provider',
          why: "`children` is the same element as before if only the provider's state changed, so React can skip it.",
        },
        {
          text: 'The state is kept in the provider and not in a store',
          why: 'State in a provider is usual; what counts is whether the value keeps its identity.',
        },
        {
          text: 'The setter changes its identity after each update',
          why: 'React guarantees that state setters stay the same.',
        },
      ],
    },
    {
      id: 'react-13',
      difficulty: 'intermediate',
      question: 'While typing, the field loses focus after each letter. Why?',
      code: {
        language: 'jsx',
        lines: [
          'function Form() {',
          "  const [text, setText] = useState('')",
          '  function Field() {',
          '    return <input value={text} onChange={(e) => setText(e.target.value)} />',
          '  }',
          '  return <Field />',
          '}',
        ],
      },
      right: {
        text: '`Field` is a new component type in each render',
        why: 'React unmounts the old type and mounts the new one, so the DOM input is replaced. Define components at the top level.',
      },
      wrong: [
        {
          text: '`Field` has no `key`, so React cannot match it',
          why: 'Outside lists the position is enough to match a component of the same type.',
        },
        {
          text: '`setText` renders the form before typing ends',
          why: 'A render by itself does not move the focus, as long as the DOM element is kept.',
        },
        {
          text: '`text` should be passed as a prop to the field',
          why: 'A prop is cleaner, but the field would still be replaced as long as it is defined inside.',
        },
      ],
    },
    {
      id: 'react-14',
      difficulty: 'intermediate',
      question: 'A colleague writes `if (!user) return null` above a `useEffect` call. What goes wrong?',
      right: {
        text: 'The number of hooks differs between renders',
        why: 'React matches hooks by the order of their calls; an early return before a hook breaks that. Move the return below.',
      },
      wrong: [
        {
          text: 'The effect runs although nothing is on the page',
          why: 'With the early return the effect is not even registered; the order of hooks is the issue.',
        },
        {
          text: 'The return of `null` unmounts the component',
          why: 'A component that renders `null` stays mounted and keeps its state.',
        },
        {
          text: 'The user is checked before the state is loaded',
          why: 'An early return on missing data is common and fine, as long as it comes after the hooks.',
        },
      ],
    },
    {
      id: 'react-15',
      difficulty: 'intermediate',
      question:
        'A form keeps its typed text when the user switches from one contact to another. Which change is the simplest that resets it?',
      code: {
        language: 'jsx',
        lines: ['<ContactForm contact={selected} />'],
      },
      right: {
        text: 'Pass `key={selected.id}`, so that a new form is mounted',
        why: 'A different key makes React discard the old instance with its state and mount a fresh one.',
      },
      wrong: [
        {
          text: 'Set each field in an effect that depends on `contact`',
          why: 'It works with an extra render showing old text, and every field has to be listed.',
        },
        {
          text: 'Wrap the form in `memo`, so that it renders per contact',
          why: '`memo` can skip renders but never resets state.',
        },
        {
          text: "Move the form's state to a context above the contacts",
          why: 'The state would live even longer and would still have to be reset.',
        },
      ],
    },
    {
      id: 'react-16',
      difficulty: 'intermediate',
      question:
        'In development, an effect with `[]` connects, disconnects and connects again; in production it connects once. What should be done?',
      right: {
        text: 'Nothing, if the cleanup undoes what the effect did',
        why: 'Strict Mode runs effects twice in development to reveal missing cleanup; a correct pair is not harmed.',
      },
      wrong: [
        {
          text: 'A `ref` should keep the effect from running twice',
          why: 'This hides the missing cleanup that the check is meant to reveal, and breaks on a real remount.',
        },
        {
          text: 'The Strict Mode should be turned off in development',
          why: 'It would also hide other bugs; the double run is a test, not a fault.',
        },
        {
          text: 'The connection should be opened during rendering',
          why: 'Rendering must be pure; it can run several times or be thrown away.',
        },
      ],
    },
    {
      id: 'react-17',
      difficulty: 'expert',
      question:
        'A tooltip is measured in `useEffect` and then moved. Users see it jump. What is the right change?',
      right: {
        text: 'Measure in `useLayoutEffect`, which runs before painting',
        why: 'State set there is rendered before the browser paints, so the wrong place is never seen.',
      },
      wrong: [
        {
          text: 'Measure in `useMemo`, which runs while it is rendering',
          why: 'During rendering the element is not in the DOM yet, so there is nothing to measure.',
        },
        {
          text: 'Move it in `requestAnimationFrame` inside the effect',
          why: 'The first, wrong position has usually been painted by then, so the jump remains.',
        },
        {
          text: 'Move it in `startTransition`, which hides early results',
          why: 'A transition lowers the priority, so the wrong position would stay even longer.',
        },
      ],
    },
    {
      id: 'react-18',
      difficulty: 'expert',
      question: 'Why does this freeze the page or end with a warning about an infinite loop?',
      code: {
        language: 'jsx',
        lines: [
          'const state = useSyncExternalStore(',
          '  store.subscribe,',
          '  () => ({ ...store.getState() }),',
          ')',
        ],
      },
      right: {
        text: 'Each snapshot is a new object, so it never seems stable',
        why: 'React compares snapshots by identity, and a differing one causes another render. Return the same object until the data changes.',
      },
      wrong: [
        {
          text: 'Each render subscribes again, as `subscribe` is not stable',
          why: '`store.subscribe` is the same function each time, so the subscription is kept.',
        },
        {
          text: "Each spread triggers the store's listeners by its reading",
          why: 'Reading plain state notifies nobody; only changes call listeners.',
        },
        {
          text: "Each call needs a third argument for a server's snapshot",
          why: 'It is needed for server rendering only and has nothing to do with loops.',
        },
      ],
    },
    {
      id: 'react-19',
      difficulty: 'expert',
      question: 'The list is slow, so the input lags. The deferred value does not help. What is missing?',
      code: {
        language: 'jsx',
        lines: [
          'function Search() {',
          "  const [text, setText] = useState('')",
          '  const deferred = useDeferredValue(text)',
          '  return (',
          '    <>',
          '      <input value={text} onChange={(e) => setText(e.target.value)} />',
          '      <SlowList filter={deferred} />',
          '    </>',
          '  )',
          '}',
        ],
      },
      right: {
        text: '`SlowList` is not wrapped in `memo`, so it renders each time',
        why: 'The urgent render passes the old `deferred`; without `memo` the list is still rendered in it. (The React Compiler would add this.)',
      },
      wrong: [
        {
          text: '`setText` is not called in `startTransition` along with it',
          why: 'The state of a controlled input must be updated urgently, or typing would lag even more.',
        },
        {
          text: '`deferred` needs a delay in milliseconds to be any use',
          why: 'The hook has no fixed delay; React renders the new value in the background when it can.',
        },
        {
          text: '`SlowList` must read the text by itself from a context',
          why: 'Reading the current text would render the list urgently with each key.',
        },
      ],
    },
    {
      id: 'react-20',
      difficulty: 'expert',
      question:
        'The page has an error boundary, but an error in this handler does not show its fallback. Why?',
      code: {
        language: 'jsx',
        lines: [
          '<ErrorBoundary fallback={<Oops />}>',
          "  <button onClick={() => { throw new Error('x') }}>Pay</button>",
          '</ErrorBoundary>',
        ],
      },
      right: {
        text: 'Boundaries catch errors of rendering, not of handlers',
        why: 'A handler runs outside rendering, so the tree is still consistent. Catch it there, set state and show the problem.',
      },
      wrong: [
        {
          text: 'Boundaries catch errors of their own component only',
          why: 'It is the reverse: a boundary catches errors of components below it.',
        },
        {
          text: 'Boundaries catch errors only if they are of own classes',
          why: 'Any thrown value is caught while rendering, whatever its class.',
        },
        {
          text: 'Boundaries catch errors in production builds only',
          why: 'They work in development as well, where an overlay may cover the fallback.',
        },
      ],
    },
    {
      id: 'react-21',
      difficulty: 'expert',
      question: 'A server-rendered page warns about a hydration mismatch. Which line is the cause?',
      right: {
        text: '`<p>{new Date().toLocaleTimeString()}</p>` in the component',
        why: 'Time, locale and time zone differ between server and browser, so the first client render yields another text.',
      },
      wrong: [
        {
          text: '`useEffect(() => setNow(new Date()), [])` in the component',
          why: 'Effects run after hydration and in the browser only, so they are the usual remedy.',
        },
        {
          text: '`<p>{props.createdAt}</p>` with a string from the server',
          why: 'The same serialized string is rendered in the two places, so they match.',
        },
        {
          text: '`const id = useId()` for the label and the input field',
          why: '`useId` exists to give the same id on the server and in the browser.',
        },
      ],
    },
    {
      id: 'react-22',
      difficulty: 'expert',
      question:
        'A modal is rendered with `createPortal` into `document.body`. A click in the modal also triggers `onClick` of the card that contains it in JSX. Why?',
      right: {
        text: 'React events bubble along the component tree',
        why: 'A portal changes only the place in the DOM; for events and context the card is still the parent.',
      },
      wrong: [
        {
          text: "The card lies visually below the modal's layer",
          why: 'Clicks do not reach elements behind; they bubble to ancestors.',
        },
        {
          text: 'The portal leaves a hidden copy in the card',
          why: 'The modal exists once in the DOM; it is the component tree that makes the card its parent.',
        },
        {
          text: "The portal's node is moved back on each click",
          why: 'The node stays in `body`; nothing is moved on a click.',
        },
      ],
    },
    {
      id: 'react-23',
      difficulty: 'expert',
      question:
        'Moving the mouse state into a wrapper made `Page` stop rendering on every move, without `memo`. Why does it work?',
      code: {
        language: 'jsx',
        lines: [
          'function MouseArea({ children }) {',
          '  const [pos, setPos] = useState([0, 0])',
          '  return (',
          '    <div onMouseMove={(e) => setPos([e.clientX, e.clientY])}>{children}</div>',
          '  )',
          '}',
          '',
          'const app = <MouseArea><Page /></MouseArea>',
        ],
      },
      right: {
        text: '`children` is the same element, so React skips its subtree',
        why: "The element was created outside `MouseArea`; when only the wrapper's state changes, it keeps its identity and React bails out.",
      },
      wrong: [
        {
          text: '`children` is rendered by the browser and not by React',
          why: '`Page` is an ordinary component rendered by React, only not in this update.',
        },
        {
          text: '`children` is memoized by default if it is a single one',
          why: 'There is no such rule; an element created again in the wrapper would be rendered each time.',
        },
        {
          text: '`children` is rendered before the wrapper, so it is kept',
          why: 'The parent is rendered first; what counts is the identity of the element.',
        },
      ],
    },
    {
      id: 'react-24',
      difficulty: 'expert',
      question: 'In React 19 this component shows its Suspense fallback forever. What is wrong?',
      code: {
        language: 'jsx',
        lines: [
          'function Profile({ id }) {',
          "  const user = use(fetch('/users/' + id).then((r) => r.json()))",
          '  return <h1>{user.name}</h1>',
          '}',
        ],
      },
      right: {
        text: 'Each attempt to render creates another, pending promise',
        why: '`use` needs the same promise again when React retries. Create it outside, in a cache, a loader or a server component.',
      },
      wrong: [
        {
          text: '`use` may only be called with a context, not a promise',
          why: 'It accepts either of them; reading promises is its main purpose.',
        },
        {
          text: '`use` must be called in an effect, like other requests',
          why: 'Hooks and `use` may not be called in effects at all.',
        },
        {
          text: 'Each promise needs an error boundary in order to resolve',
          why: 'A boundary handles rejections; it has no influence on resolving.',
        },
      ],
    },
  ],
}

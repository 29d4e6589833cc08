import type { OpenQuestion } from '../open-question.ts'

export const frontendBeginner: readonly OpenQuestion[] = [
  {
    id: 'frontend-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['Semantic HTML', 'Web Accessibility', 'HTML'],
    tags: ['semantic html', 'accessibility', 'keyboard'],
    question:
      "In a code review you see this 'delete' control. It works with the mouse. What would you say to your colleague, and what would you change?",
    code: {
      language: 'html',
      lines: [
        '<div class="btn btn-danger" onclick="removeItem(42)">',
        '  <img src="/icons/trash.svg">',
        '</div>',
      ],
    },
    keyPoints: [
      {
        cue: 'Which element belongs here',
        point: 'Replaces the clickable `div` with a real `button` element',
        weight: 3,
        essential: true,
        said: [
          'swap that generic container for an actual button tag, since it performs an action',
          "I'd use the native control HTML already gives us instead of faking one",
          'it should be <button>, a div has no meaning as something you press',
        ],
      },
      {
        cue: 'Who cannot use it, and why',
        point: 'Explains that the control cannot be reached or triggered with the keyboard as written',
        weight: 3,
        essential: true,
        said: [
          "you can't tab to it, and pressing Enter or Space does nothing",
          "someone who doesn't use a mouse has no way to delete the item",
          "it isn't focusable, so keyboard people are stuck",
        ],
      },
      {
        cue: 'What the trash icon lacks',
        point: 'Gives the icon an accessible name, through alt text, visible text or a label',
        weight: 3,
        said: [
          'a screen reader would only say image or the file name, so add alt="Delete item"',
          "I'd write the word Delete next to the trash can or put an aria-label on it",
          'blind users need to hear what it does, right now there is no text at all',
        ],
      },
      {
        cue: 'Inside a form',
        point: 'Sets `type="button"` so that it doesn\'t submit a surrounding form',
        weight: 2,
        said: [
          'the default is submit, so I say explicitly which kind of button it is',
          'otherwise clicking it could send the form by accident',
        ],
      },
      {
        cue: 'Patching it up instead',
        point:
          'Notes that adding a role, tabindex and key handlers by hand rebuilds what the native element does',
        weight: 1,
        said: [
          'you could put role button, tabindex 0 and a keydown listener on the div, but that is more code and easy to get wrong',
          'ARIA would be the second choice, only when no native element fits',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Adding `role="button"` alone makes a div behave like a button',
        said: [
          "just put role button on it and it's accessible",
          'with an ARIA role the browser makes it clickable with the keyboard',
        ],
        correction:
          'A role only changes what assistive technology announces. Focus and reaction to Enter and Space must be added separately, and a `button` has all of that built in.',
      },
    ],
    sampleAnswer:
      "I would kindly say that it only works for people who use a mouse. A `div` has no meaning to the browser: it can't be reached with Tab, and Enter or Space don't trigger it, so someone who uses a keyboard cannot delete anything. I'd replace it with a real `button` element, because this is an action, and I'd write `type=\"button\"`, since inside a form the default type would submit the form. The image has no alt text, so a screen reader user hears nothing useful. I would either put the visible word 'Delete' beside the icon, or give the image `alt=\"Delete item\"`. We could keep the `div` and add a role, a tabindex and key handlers, but then we rebuild by hand what the native element does for free, and we will probably forget something. Styling is no reason against it, because a button can be styled with the same classes.",
    criteria: ['Explains who is hurt, not only which rule is broken', 'Prefers the native element over ARIA'],
    followUps: [
      {
        question:
          'The designer wants the icon only, with no visible text. How does a screen reader user learn what it does?',
        about: [2],
        answer:
          "I keep the button and give it an accessible name that isn't visible: alt text on the image, an `aria-label`, or visually hidden text. I would name the object as well, such as 'Delete invoice 42', when there are many in a list.",
      },
      {
        question: 'How would you check with your own hands that the new version works without a mouse?',
        about: [1, 4],
        answer:
          "I put the mouse away, press Tab until the control has a visible focus ring, and press Enter and then Space. Then I turn on the screen reader of my system and listen whether it says the name and 'button'.",
      },
    ],
  },
  {
    id: 'frontend-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['HTML', 'JavaScript', 'Web Accessibility'],
    tags: ['forms', 'validation', 'labels'],
    question:
      'You build a sign-up form with name, email and password. Walk me through how you check what people type and how you show them what is wrong.',
    keyPoints: [
      {
        cue: 'Why the page cannot suffice',
        point: 'Says that the server must validate again, because checks in the browser can be bypassed',
        weight: 3,
        essential: true,
        said: [
          'whatever I do on the page, the back end has to check everything too',
          'anyone can send a request with other tools, so front-end validation is only there to be helpful',
          'client checks are for quick feedback, the real gate is the API',
        ],
      },
      {
        cue: 'How a field says its name',
        point: 'Ties every field to a real `label`',
        weight: 2,
        said: [
          'each input gets a label with for and id, not only a placeholder',
          "a placeholder disappears when you type, so I write the field's name above it and connect the two",
          'clicking the name of the field should put the cursor into it',
        ],
      },
      {
        cue: 'What the browser brings along',
        point: 'Uses native input types and attributes such as `type="email"`, `required` and `autocomplete`',
        weight: 2,
        said: [
          'the browser already knows email fields, required and minlength, so I start from those',
          'with the right type the phone shows the proper keyboard and the password manager can fill it in',
        ],
      },
      {
        cue: 'Where and how errors are worded',
        point: 'Shows the message next to the field in words that tell how to fix it',
        weight: 3,
        essential: true,
        said: [
          "under the input I write 'Enter an address like name@example.com' and not just 'invalid'",
          'errors appear where the problem is, saying what to do, not only a red border',
          "color alone isn't enough, there must be text",
        ],
      },
      {
        cue: 'Errors for a screen reader user',
        point: 'Connects the error to its field for assistive technology and moves focus to the first error',
        weight: 2,
        said: [
          'I use aria-invalid and aria-describedby so the message gets read out',
          'after a failed submit the cursor jumps to the first wrong field',
        ],
      },
      {
        cue: 'When to complain',
        point: 'Chooses the moment of the check so that nobody is scolded while still typing',
        weight: 2,
        said: [
          'I validate when they leave the field or when they submit, not on the first letter',
          "don't show red after one character, wait for blur",
        ],
      },
      {
        cue: 'After a failed submit',
        point: 'Keeps what the person typed when the submit fails',
        weight: 1,
        said: [
          'if the server says no, the form must not be emptied',
          'nothing is worse than filling in everything again after an error',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If the front end validates, the server need not',
        said: [
          "the form doesn't let wrong data through, so the backend can trust it",
          'checking twice is a waste',
        ],
        correction:
          "Anyone can call the endpoint without the page. The browser's checks help people; only the server's checks protect the data.",
      },
      {
        belief: 'A placeholder can serve as the label',
        said: ['I put the name of the field in the placeholder to save space'],
        correction:
          "A placeholder vanishes while typing, often has poor contrast and isn't a reliable label. A visible `label` stays and enlarges the clickable area.",
      },
    ],
    sampleAnswer:
      "I start from plain HTML. Each input has a visible label connected to it, and I use the native types and attributes: email, required, minlength, autocomplete, so phones show the right keyboard and password managers work. I check a field when the person leaves it and everything again on submit, because red text after the first letter only annoys people. When something is wrong, the message stands right under the field and says how to fix it, for example 'Use at least 12 characters', not only a red border. I mark the field with `aria-invalid`, link the message with `aria-describedby`, and put the focus on the first wrong field. The server validates everything again, since anybody can send a request without my page, and some things only it knows, like whether the email is already taken. Its errors appear in the same places, and what the person typed stays there when the submit fails.",
    criteria: [
      'Thinks of the person filling in the form before thinking of libraries',
      'Separates convenience in the browser from safety on the server',
    ],
    followUps: [
      {
        question: 'The server answers that the email is already in use. How does your form handle it?',
        about: [0],
        answer:
          'The request comes back with an error for that field, so I show it under the email input exactly like a local error, focus the field, and keep all the other values. If it is an error without a field, I show a message at the top of the form.',
      },
      {
        question: 'How does a blind person find out that the submit failed?',
        about: [4, 3],
        answer:
          'The focus moves to the first invalid field, and because the message is linked with `aria-describedby`, the screen reader reads the label, that it is invalid, and the text. An error summary in a live region at the top works too.',
      },
    ],
  },
  {
    id: 'frontend-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['CSS', 'Flexbox', 'CSS Grid'],
    tags: ['responsive layout', 'css grid', 'media queries'],
    question:
      'A page shows product cards in a row of four on a laptop. On a phone they are squeezed until the text is unreadable. How do you make the layout adapt?',
    keyPoints: [
      {
        cue: 'The mechanism that adapts the row',
        point: 'Uses a layout that wraps or changes its number of columns, with CSS grid or flexbox',
        weight: 3,
        essential: true,
        said: [
          "I'd make the container a grid with auto-fit and minmax so it fits as many as there is room for",
          'flex-wrap lets the items drop to the next line when the row gets narrow',
          'four columns on a wide screen, two on a tablet, one on a phone',
        ],
      },
      {
        cue: 'How wide a card is',
        point: 'Avoids fixed pixel widths for the cards in favor of flexible ones with a minimum or maximum',
        weight: 2,
        said: [
          "width: 300px is the problem, I'd rather use fr, percent or min and max",
          'let each card grow and shrink but not below something like 240 pixels',
        ],
      },
      {
        cue: 'Something in the page head',
        point:
          'Checks that the page has the viewport meta tag, without which phones lay it out as a wide screen',
        weight: 2,
        said: [
          'without meta viewport width=device-width the mobile browser pretends to be a desktop and zooms out',
          'I look in the head for the viewport line first',
        ],
      },
      {
        cue: 'Where you begin',
        point: 'Begins with the small screen and adds columns at wider breakpoints',
        weight: 1,
        said: [
          'mobile first: one column as the base, then min-width media queries',
          'I write the phone style as the default and enhance it for bigger screens',
        ],
      },
      {
        cue: 'Where the layout changes',
        point: 'Lets the content decide where the layout changes instead of the widths of certain devices',
        weight: 2,
        said: [
          'a card gets the minimum its text needs, and the number per row follows from that',
          "I drag the window and add a breakpoint where it starts to look bad, not at some phone model's width",
          'there are too many devices, so the design itself tells where to break',
        ],
      },
      {
        cue: 'What sits inside the cards',
        point: 'Makes images and text fit, for example with `max-width: 100%` and relative font sizes',
        weight: 2,
        said: [
          'pictures must not overflow, so max-width 100 percent and height auto',
          "use rem so that people who enlarge their text don't break the cards",
        ],
      },
      {
        cue: 'How you make sure',
        point: 'Tests on real or emulated devices, and with enlarged text',
        weight: 1,
        said: [
          'I look at it in the device mode of DevTools and on my own phone',
          'zoom to 200 percent and see whether anything gets cut off',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Responsive design means a separate page or style sheet for each device',
        said: ['I would make a mobile version under another address', 'one stylesheet per phone model'],
        correction:
          'One page with flexible layout serves all widths. Separate versions drift apart, and nobody can list all the devices.',
      },
    ],
    sampleAnswer:
      'First I check that the head contains the viewport meta tag, because without it a phone pretends to be about a thousand pixels wide. Then I make the container a grid. With `repeat(auto-fit, minmax(15rem, 1fr))` the browser puts as many cards in a row as fit and wraps the rest, so it goes from four columns to one nearly without media queries. If the design asks for exact numbers, I write the single column as the base and add columns with min-width queries. I choose these breakpoints by dragging the window until it looks bad, not by the width of a certain phone. I remove fixed pixel widths on the cards and let them grow and shrink with a minimum. Images get `max-width: 100%`, and text uses rem, so that bigger font settings work. At the end I test in the device mode of the browser, on my own phone, and at 200 percent zoom.',
    criteria: [
      "Names a concrete CSS mechanism, not only 'responsive'",
      'Considers text size as well as screen size',
    ],
    followUps: [
      {
        question: 'When would you pick flexbox here and when grid?',
        about: [0, 1],
        answer:
          "Grid when I want real columns that line up across rows, like product cards. Flexbox when it's one direction and the items may have their own widths, such as a toolbar or a row of tags. Both can wrap.",
      },
      {
        question: 'How do you decide where the layout should change?',
        about: [4, 6],
        answer:
          "I make the window slowly narrower with real content, including long product names, and watch where lines get too short or things overlap. That's my breakpoint. I don't take the widths from a list of phones.",
      },
    ],
  },
  {
    id: 'frontend-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['JavaScript', 'React', 'REST APIs'],
    tags: ['fetch', 'error handling', 'loading states'],
    question:
      "A colleague says this component 'sometimes shows nothing'. The API answers 500 now and then. What is wrong here, and how would you write it?",
    code: {
      language: 'javascript',
      lines: [
        'function Orders() {',
        '  const [orders, setOrders] = useState([])',
        '  useEffect(() => {',
        "    fetch('/api/orders')",
        '      .then((res) => res.json())',
        '      .then((data) => setOrders(data.items ?? []))',
        '      .catch(() => {})',
        '  }, [])',
        '  return orders.map((o) => <Order key={o.id} order={o} />)',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'What happens with a 500',
        point: "Knows that `fetch` doesn't reject on a 404 or 500, so `res.ok` or the status must be checked",
        weight: 3,
        essential: true,
        said: [
          'a server error still resolves the promise, you have to look at the status yourself',
          'if (!res.ok) throw new Error, because only network failures land in catch',
          'fetch counts any response as success, even a 500',
        ],
      },
      {
        cue: 'What the screen must tell apart',
        point: 'Handles loading, failed, empty and loaded as separate states on the screen',
        weight: 3,
        essential: true,
        said: [
          "the user can't tell whether it's still loading, there are no orders, or it broke",
          "I'd show a spinner, an error message, 'No orders yet', or the list",
          'empty array at the start looks the same as no data',
        ],
      },
      {
        cue: 'What `.catch(() => {})` does',
        point: 'Says that the empty `catch` swallows the error, so nobody learns about it',
        weight: 2,
        said: [
          'catch with an empty function hides the problem completely',
          'at least log or report the failure instead of throwing it away',
        ],
      },
      {
        cue: 'What the customer can do',
        point: 'Tells the person in plain words that it failed and offers to try again',
        weight: 2,
        said: [
          "show a friendly 'We couldn't load your orders' and a Retry button",
          'people need something they can do, not a blank page',
        ],
      },
      {
        cue: 'An answer that comes too late',
        point: 'Ignores or aborts the answer when the component is gone or the effect runs again',
        weight: 1,
        said: [
          'cancel with AbortController in the cleanup function of the effect',
          'if you leave the page before it arrives, the old response should not matter',
        ],
      },
      {
        cue: 'Less work in a larger app',
        point: 'Mentions that a data-fetching library or framework gives these states ready-made',
        weight: 1,
        said: [
          'something like React Query handles loading and errors for you',
          "in bigger apps I wouldn't write this by hand in every component",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: '`fetch` goes to `catch` on every error status',
        said: ['when the server sends 500 it jumps into the catch block', 'a 404 rejects the promise'],
        correction:
          '`fetch` rejects only when no response arrives, such as offline or blocked by CORS. For 404 and 500 it resolves and `res.ok` is false.',
      },
    ],
    sampleAnswer:
      "The main thing is that `fetch` doesn't reject on a 500. The promise resolves, the error body is parsed as if it were the data, there are no `items`, and the list falls back to empty. And even if something does throw, the empty catch swallows it, so neither the user nor we ever see it. I would check `res.ok` and throw an error when it is false. Then I'd keep the status of the request next to the data: loading, error, or loaded. On the screen that means a loading indicator first, 'We couldn't load your orders' with a Retry button on failure, a text like 'You have no orders yet' when the list is truly empty, and otherwise the list. In the catch I'd report the error to our logging. I'd also abort the request in the effect's cleanup when the component goes away. In a real app I'd probably use a library such as React Query, which brings these states with it.",
    criteria: [
      'Finds the cause in the code instead of adding random checks',
      'Thinks of what the person sees in each state',
    ],
    followUps: [
      {
        question: 'When does `fetch` reject at all?',
        about: [0, 2],
        answer:
          'When there is no usable response: the device is offline, DNS fails, the connection breaks, CORS blocks it, or I abort it. A response with an error status is still a response, so the promise resolves.',
      },
      {
        question: "Why isn't an empty array good enough as the starting state?",
        about: [1],
        answer:
          "Because then 'not loaded yet', 'failed' and 'really no orders' all look the same. A customer with orders would for a moment read that there are none. I need to know which state I'm in.",
      },
    ],
  },
  {
    id: 'frontend-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['React', 'JavaScript'],
    tags: ['state', 'immutability', 'rendering'],
    question:
      "This 'Add' button does nothing visible, though the log shows the array growing. Explain why, and fix it.",
    code: {
      language: 'javascript',
      lines: [
        'const [todos, setTodos] = useState([])',
        '',
        'function add(text) {',
        '  todos.push({ id: crypto.randomUUID(), text, done: false })',
        '  console.log(todos.length)',
        '  setTodos(todos)',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'Why nothing visible happens',
        point: 'Explains that React sees the same array reference and therefore skips the render',
        weight: 3,
        essential: true,
        said: [
          "it's still the identical object, so React thinks nothing changed",
          "setState compares old and new by reference, and here they're the same",
          "mutating in place doesn't give a new value, so no update happens",
        ],
      },
      {
        cue: 'How to put it right',
        point: 'Creates a new array instead of mutating, for example `setTodos([...todos, item])`',
        weight: 3,
        essential: true,
        said: [
          "I'd spread the old items into a fresh list and add the new one at the end",
          'use concat or the spread operator rather than push',
          'copy first, then set the copy',
        ],
      },
      {
        cue: 'Several calls in a row',
        point: 'Uses the updater function when the next state depends on the previous one',
        weight: 2,
        said: [
          'setTodos(prev => [...prev, item]) is safer if add is called twice quickly',
          'with the callback form you always get the latest list, not an old one from this render',
        ],
      },
      {
        cue: 'Other changes to the list',
        point: 'Applies the same idea to changing or removing an entry, with `map` and `filter`',
        weight: 2,
        said: [
          "to tick one off I'd map over them and return a changed copy of that one object",
          'deleting is filter, and nested objects have to be copied too',
        ],
      },
      {
        cue: 'The log after `setTodos`',
        point: 'Knows that state read right after setting it is still the old value in this render',
        weight: 1,
        said: [
          'logging after setTodos shows the previous one, the new value comes with the next render',
          "setting state isn't immediate, the variable doesn't change in this function",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'React watches arrays and objects and notices when they change',
        said: ['React should detect the push by itself', 'state is deeply compared'],
        correction:
          'React compares the state you set with the last one by reference, using `Object.is`. A mutation inside the same array is invisible to it.',
      },
      {
        belief: 'Forcing a render is a fine remedy',
        said: ["I'd call forceUpdate after push", 'just set another dummy state so it renders again'],
        correction:
          'It hides the bug: memoized children and effects still see the same reference. A new array fixes it at the root.',
      },
    ],
    sampleAnswer:
      "`push` changes the existing array, and then `setTodos` gets exactly the same array that is already in state. React compares the two by reference, sees no difference and skips the render. That's why the log shows a growing length while the screen stays the same. The fix is to never change state in place but to hand over a new array: `setTodos((prev) => [...prev, { id: crypto.randomUUID(), text, done: false }])`. I use the updater function, because the new list depends on the old one, and if `add` runs twice before a render, neither item gets lost. The same idea goes for other changes: to tick an item off I map over the list and return a copy of that one object with `done: true`, and to delete I use filter. One more thing: the log after setting shows the old state anyway, because the variable in this render doesn't change until the next one.",
    criteria: ['Explains the cause before giving the fix', 'Generalizes from this bug to other updates'],
    followUps: [
      {
        question:
          'What goes wrong with `setTodos([...todos, item])` when it is called twice in one click handler?',
        about: [2],
        answer:
          'Both calls use the `todos` of the same render, so the second one overwrites the first and one item is missing. With `setTodos((prev) => [...prev, item])` each call builds on the result of the one before.',
      },
      {
        question: 'How would you mark the todo with a certain id as done?',
        about: [3],
        answer:
          '`setTodos((prev) => prev.map((t) => (t.id === id ? { ...t, done: true } : t)))`. I copy the object as well, since changing `t.done` directly would mutate the old state.',
      },
    ],
  },
  {
    id: 'frontend-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer', 'Software Engineer'],
    skills: ['JavaScript', 'Asynchronous Programming'],
    tags: ['event loop', 'promises', 'async'],
    question: 'In which order does this print, and why? Explain it as you would to a classmate.',
    code: {
      language: 'javascript',
      lines: [
        "console.log('A')",
        "setTimeout(() => console.log('B'), 0)",
        "Promise.resolve().then(() => console.log('C'))",
        ';(async () => {',
        "  console.log('D')",
        '  await null',
        "  console.log('E')",
        '})()',
        "console.log('F')",
      ],
    },
    keyPoints: [
      {
        cue: 'The order it prints',
        point: 'Gives the right order: A, D, F, C, E, B',
        weight: 3,
        essential: true,
        said: [
          'first A, D and F, then C and E, and the timer B is the last',
          'the output goes A D F C E B, so the letter from the zero timer appears at the very end',
        ],
      },
      {
        cue: 'What happens to the script first',
        point: 'Explains that all synchronous code runs to the end before any callback',
        weight: 3,
        essential: true,
        said: [
          'JavaScript has a single thread here, so the current script finishes first',
          'nothing can interrupt what is running, the callbacks have to wait their turn',
        ],
      },
      {
        cue: 'Which waiting callback goes first',
        point: 'Explains that promise callbacks, as microtasks, run before the next timer',
        weight: 3,
        said: [
          'after the script the microtask queue is emptied, and only then comes the setTimeout callback',
          'then and await go in a queue with priority over timers',
        ],
      },
      {
        cue: 'Why D stands where it does',
        point: 'Says that an async function runs synchronously until its first `await`',
        weight: 2,
        said: [
          'D is printed immediately because the body starts right away',
          "async doesn't mean it starts later, it only pauses at await",
        ],
      },
      {
        cue: 'What the 0 means',
        point: "Says that a zero delay means 'as soon as possible later', not 'now'",
        weight: 2,
        said: [
          'setTimeout 0 still has to wait until the stack is empty',
          'the zero is a minimum, the callback goes to the back of the task line',
        ],
      },
      {
        cue: 'What this means in practice',
        point: 'Draws a practical consequence, such as long synchronous work freezing the page',
        weight: 1,
        said: [
          'a heavy loop blocks clicks and painting, because everything shares that thread',
          'if I compute for two seconds, the timer also comes two seconds late',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: '`setTimeout(…, 0)` runs immediately',
        said: ['B comes right after A because the delay is zero'],
        correction:
          'The callback is queued as a task and can only run once the current script and all waiting microtasks have finished.',
      },
      {
        belief: 'An `async` function runs on another thread',
        said: [
          'the async part runs in parallel in the background',
          'D comes later since async functions are deferred',
        ],
        correction:
          'It runs on the same thread, synchronously up to the first `await`; the rest continues later as a microtask.',
      },
    ],
    sampleAnswer:
      "It prints A, D, F, C, E, B. The script itself runs from top to bottom without interruption, because there's one thread. So A comes first. `setTimeout` only registers B as a task for later; zero milliseconds means as soon as possible, not now. The `then` puts C in the microtask queue. Then the async function is called, and it starts synchronously, so D is printed at once; at `await` it pauses and its rest goes into the microtask queue behind C. F is printed and the script is finished. Now the microtasks run, all of them: C, then E. Only when that queue is empty does the browser take the next task, and that's the timer with B. In practice this matters because a long loop blocks everything: no timer, click or repaint happens until it's done. And awaiting something doesn't make heavy computing parallel.",
    criteria: [
      'Derives the order from a rule instead of remembering it',
      'Is honest when unsure about one position and reasons it out',
    ],
    followUps: [
      {
        question:
          'Suppose a microtask always queues another microtask. What happens to the timer and to the page?',
        about: [2],
        answer:
          "The microtask queue never gets empty, so the timer never fires and the browser can't paint or react to clicks. The page hangs, just as with an endless loop.",
      },
      {
        question: 'What changes if I put `await` in front of the immediately called function?',
        about: [3],
        answer:
          'In a module, the lines after it would wait: A, D, then C and E, and F after them. B still comes last, since the continuation is a microtask too.',
      },
    ],
  },
  {
    id: 'frontend-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['React'],
    tags: ['lists', 'keys', 'rendering'],
    question:
      'In a React list each row has a text input. When someone deletes the first row, the typed texts appear in the wrong rows. The code uses `key={index}`. What happens, and what do you do?',
    keyPoints: [
      {
        cue: 'What a key is for',
        point: 'Explains that keys tell React which element is the same one across renders',
        weight: 3,
        essential: true,
        said: [
          'the key is the identity of a row from one render to the next',
          'React matches old and new children by their key',
          'it uses keys to know who is who in the list',
        ],
      },
      {
        cue: 'What the deletion does',
        point:
          'Explains that after a deletion the indexes shift, so the remaining state stays with the wrong row',
        weight: 3,
        essential: true,
        said: [
          'row two becomes index zero and inherits what belonged to the deleted one',
          'the positions move up, but the inputs keep their content at the old position',
          'React thinks the last one was removed instead of the first',
        ],
      },
      {
        cue: 'What to put in `key`',
        point: 'Uses a stable unique id from the data as the key',
        weight: 3,
        essential: true,
        said: [
          'take the id of the record, from the database for example',
          'key={item.id} so the row takes its text along with it',
        ],
      },
      {
        cue: 'A remedy that makes it worse',
        point: 'Warns against random keys made during rendering, since they remount every row each time',
        weight: 2,
        said: [
          'Math.random as key would recreate all inputs and lose focus on every render',
          'the id must be generated when the item is created, not in the JSX',
        ],
      },
      {
        cue: 'Where the index does no harm',
        point:
          'Says that an index is acceptable only when the list never reorders, grows in the middle or shrinks',
        weight: 1,
        said: [
          'for a fixed static list without state the position is OK',
          'if nothing is inserted, removed or sorted, index does no harm',
        ],
      },
      {
        cue: 'How far a key must differ',
        point: 'Adds that keys need to be unique among siblings only',
        weight: 1,
        said: [
          'two different lists may use the same ids',
          "it doesn't have to be unique on the whole page, just in that array",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Keys are there only to silence a warning',
        said: ['React just complains, so you put anything there', 'the key has no effect on behavior'],
        correction:
          'Keys decide which component instance and DOM node is kept. A wrong one moves state to the wrong item.',
      },
      {
        belief: "A random key is the safest because it's unique",
        said: ['use Math.random() so that there are never duplicates'],
        correction:
          'A key that changes at each render makes React destroy and rebuild every row, losing input, focus and state.',
      },
    ],
    sampleAnswer:
      'React uses the key to find out which row of the new render corresponds to which row of the old one. With the index, the first row has key 0, the second key 1 and so on. When I delete the first, what used to be row 1 now has key 0, so React thinks row 0 is still there and only the last one has disappeared. The text in an uncontrolled input, or the local state of the row component, stays with the key, so it ends up in the wrong row. The remedy is a stable key from the data, such as `key={item.id}`. If new rows have no id yet, I generate one when the row is created and store it, never in the JSX: a random key there would remount all rows at every render and the focus would be lost. Keys must be unique only among siblings. The index is fine only for a static list that never gets sorted, inserted into or deleted from.',
    criteria: [
      'Can trace what React does step by step with this list',
      'Knows when the simple way is good enough',
    ],
    followUps: [
      {
        question: 'The rows come from the user and have no id. Where does the key come from?',
        about: [3],
        answer:
          'I create an id at the moment the row is added, for example with `crypto.randomUUID()`, and keep it in the state with the row. So it stays the same on each render.',
      },
      {
        question: 'How can a changed key be useful on purpose?',
        about: [0, 4],
        answer:
          'Changing the key makes React throw the component away and mount a new one. I can use that to reset a form when another customer is selected, by giving it `key={customerId}`.',
      },
    ],
  },
  {
    id: 'frontend-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['Web Performance', 'HTML'],
    tags: ['images', 'lazy loading', 'layout shift'],
    question:
      "A photographer's home page has twenty photos straight from the camera. It takes fifteen seconds on a phone and the text jumps while loading. What do you change, and in which order?",
    keyPoints: [
      {
        cue: 'The biggest win',
        point: 'Resizes and compresses the photos so that no device downloads more pixels than it shows',
        weight: 3,
        essential: true,
        said: [
          "a 6000-pixel picture of eight megabytes for a slot of 400 pixels makes no sense, I'd scale it down",
          "first make the files small, that's by far the biggest win",
          'nobody needs camera originals on a website',
        ],
      },
      {
        cue: 'How the files are saved',
        point: 'Uses modern formats such as WebP or AVIF',
        weight: 2,
        said: [
          'converting JPEG to AVIF or webp saves a good part of the weight',
          'newer image formats look the same at a smaller size',
        ],
      },
      {
        cue: 'Phones versus large monitors',
        point: 'Serves different sizes with `srcset` and `sizes`',
        weight: 2,
        said: [
          'the phone takes the small variant, the big monitor takes the large one',
          "I'd offer several widths and let the browser choose",
        ],
      },
      {
        cue: 'What may wait',
        point: 'Loads photos below the fold lazily, but not the first visible one',
        weight: 2,
        said: [
          'loading="lazy" for the ones further down, the hero picture comes right away',
          'only fetch what people can see, the rest when they scroll',
        ],
      },
      {
        cue: 'The cause of the jumping text',
        point: "Reserves the space with width and height or an aspect ratio, so that the text doesn't jump",
        weight: 3,
        essential: true,
        said: [
          'give each img its width and height attributes so the browser knows the room it needs',
          "the jump is layout shift, because the size isn't known until the file arrives",
        ],
      },
      {
        cue: 'How you know it helped',
        point: 'Measures before and after, with DevTools or Lighthouse on a throttled connection',
        weight: 2,
        said: [
          'I look at the network tab with slow 4G and sort by size',
          'run Lighthouse, change something, run it again',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Setting a smaller width in CSS makes the picture load faster',
        said: [
          "I'd set width to 300px so it's lighter",
          "CSS scales it down, so the phone doesn't load so much",
        ],
        correction: 'CSS changes only how large it is drawn. The whole file is still downloaded and decoded.',
      },
      {
        belief: 'Every image should be lazy',
        said: ["put loading lazy on all of them, then it's fast"],
        correction:
          'A lazily loaded hero image starts later and makes the largest paint slower. Only what is off-screen at first should wait.',
      },
    ],
    sampleAnswer:
      "First I'd measure: in the network tab with a slow 4G profile I sort by size, and I'd expect twenty files of several megabytes each. So the first step is to resize and compress them, because a camera photo of 6000 pixels in a slot of 400 is the real problem. I'd export three or four widths in AVIF or WebP and offer them with `srcset` and `sizes`, so a phone takes the small one. That alone should bring us from over a hundred megabytes to perhaps one or two. Next, the photos below the fold get `loading=\"lazy\"`, while the first visible one loads right away, maybe with high fetch priority. The jumping text comes from images whose size isn't known yet, so I give each one `width` and `height` attributes, and the browser reserves the room. Then I'd measure again with Lighthouse and on a real phone to see whether it's really better.",
    criteria: ['Starts with the largest gain', 'Separates loading time from layout jumps'],
    followUps: [
      {
        question:
          'Width and height are set, but the picture is displayed flexibly at `max-width: 100%`. Does reserving still work?',
        about: [4],
        answer:
          'Yes. From the two attributes the browser computes the aspect ratio, and with `height: auto` in CSS it reserves the right height for whatever width it gets. So nothing jumps.',
      },
      {
        question: 'Lighthouse says that the largest visible image loads late. What do you check?',
        about: [3, 5],
        answer:
          'Whether it has `loading="lazy"` by mistake, whether it\'s a CSS background that is discovered late, and how large it is. I\'d put it in the HTML as a normal img with `fetchpriority="high"`.',
      },
    ],
  },
  {
    id: 'frontend-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer'],
    skills: ['CSS', 'Browser DevTools'],
    tags: ['cascade', 'specificity', 'debugging'],
    question:
      'You write `.price { color: green }`, reload, and the price stays gray. Talk me through how you find the reason and how you fix it.',
    keyPoints: [
      {
        cue: 'Where you look first',
        point: 'Inspects the element in DevTools to see which rules apply and which are struck through',
        weight: 3,
        essential: true,
        said: [
          'right-click, Inspect, and look in the Styles panel whether my rule is there and crossed out',
          'the browser shows exactly who wins, so I look there first',
          'I check the Computed tab to see where the gray comes from',
        ],
      },
      {
        cue: 'One way your rule loses',
        point:
          'Explains that a more specific selector wins over a class, for example an id or several classes',
        weight: 3,
        essential: true,
        said: [
          '#product .price beats my single class',
          'their selector weighs more, so it takes precedence over mine',
          'specificity: ids count more than classes, classes more than tags',
        ],
      },
      {
        cue: 'When two selectors tie',
        point: 'Explains that at equal specificity the later rule wins',
        weight: 2,
        said: [
          'when both weigh the same, the order decides, the last one counts',
          'maybe another stylesheet is loaded after mine',
        ],
      },
      {
        cue: 'If your rule does not appear',
        point:
          "Considers that the rule isn't there at all: typo, file not loaded, cached, or class missing on the element",
        weight: 2,
        said: [
          "if it doesn't show up in the panel, I look for a spelling mistake or an old cached file",
          "perhaps the CSS file isn't linked, or the HTML has a different class name",
        ],
      },
      {
        cue: 'How you mend it cleanly',
        point: 'Fixes it with the least specific change instead of `!important` or inline style',
        weight: 2,
        said: [
          "I'd rather simplify the other selector or raise mine slightly",
          'important is the last resort, since then the next person needs another important',
        ],
      },
      {
        cue: 'If the text sits deeper',
        point:
          'Notes that a color set on the parent is only inherited, so any rule on the element itself beats it',
        weight: 1,
        said: [
          'inheritance is weaker than a direct rule, even one with a plain tag',
          "if a span inside has its own color, the one on the outer element doesn't reach it",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: '`!important` is the normal way to make a rule work',
        said: ["I just add !important and it's done"],
        correction:
          'It only starts an arms race: the next override needs it too. First find out which rule wins and why.',
      },
      {
        belief: 'The order of the classes in the `class` attribute decides',
        said: ['the class written last in the HTML wins'],
        correction:
          'The order inside the attribute means nothing. Specificity decides, then the order of the rules in the style sheets.',
      },
    ],
    sampleAnswer:
      "I don't guess, I inspect the element. In the Styles panel I see whether my rule arrives at all. If it isn't listed, the selector doesn't match or the file isn't there: a typo, the class missing in the HTML, the style sheet not linked or an old one from the cache. If it's listed but struck through, another rule wins, and the panel shows which one. Usually it has a more specific selector, say `#product .price`, and an id weighs more than a class. If both are equally specific, the later one wins, so it may just be the order of the files. It can also be that the text sits in a span with its own color; my green is then only inherited, and any direct rule is stronger. To fix it I'd make the other selector simpler, or raise mine a little, or move it to the right place. I'd avoid `!important`, since the next person will need a second one.",
    criteria: [
      'Uses the tool before trying things out',
      'Leaves the style sheet in a state that others can maintain',
    ],
    followUps: [
      {
        question: 'Which wins: `p.price` early in the file or `.price` later in the file?',
        about: [1, 2],
        answer:
          '`p.price`, because it has one class plus one element, which is more specific than one class. The order matters only when the specificity is equal.',
      },
      {
        question: 'When is `!important` reasonable?',
        about: [4],
        answer:
          "Rarely: for utility classes that must always win, such as a `hidden` class, or to override inline styles of a third-party widget that I can't change. Then I'd comment on why.",
      },
    ],
  },
  {
    id: 'frontend-beginner-10',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Full Stack Developer'],
    skills: ['React Testing Library', 'Unit Testing', 'React'],
    tags: ['component tests', 'queries', 'user behavior'],
    question:
      'You are asked to write the first automated tests for a login form component. What do you test, and how do you write the tests so that they survive a redesign?',
    keyPoints: [
      {
        cue: 'What a test looks at',
        point: 'Tests what the person sees and does instead of internal state or class names',
        weight: 3,
        essential: true,
        said: [
          'I type in the fields and click the button, like a user, and look at the result',
          "I wouldn't check the component's state, only what shows up on the page",
          'if I rename a CSS class, no test should fail',
        ],
      },
      {
        cue: 'Beyond a successful login',
        point: 'Covers the failing paths as well: empty fields, wrong password, server error',
        weight: 3,
        essential: true,
        said: [
          "not just the happy case, also what's shown when the login is refused",
          'one test for missing input, one for a 401, one for no connection',
        ],
      },
      {
        cue: 'How you find the fields',
        point: 'Finds elements by role, label or text',
        weight: 2,
        said: [
          "getByLabelText('Password') and getByRole button with the name Log in",
          'querying through labels also proves that the form is accessible',
        ],
      },
      {
        cue: 'What happens to the API',
        point: 'Replaces the network with a mock at the boundary, so that tests are fast and repeatable',
        weight: 2,
        said: [
          "I fake the API response, the real server shouldn't be involved",
          'with a mock I can simulate an error whenever I want',
        ],
      },
      {
        cue: 'Answers that arrive later',
        point: 'Waits for asynchronous results instead of sleeping a fixed time',
        weight: 2,
        said: [
          'findByText waits until the message appears, no setTimeout in the test',
          'await the element, because the answer comes later',
        ],
      },
      {
        cue: 'An impatient user',
        point: "Checks that the button can't send twice while the request is running",
        weight: 1,
        said: ['double click should call login only once', "while it's loading, submit is disabled"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A high coverage number means that the form is well tested',
        said: ["I'd write tests till we have 100 percent coverage"],
        correction:
          'Coverage shows which lines ran, not whether anything was checked. A test without a meaningful assertion covers lines too.',
      },
      {
        belief: 'Snapshot tests of the markup are enough',
        said: ['I take a snapshot and then I know if something changes'],
        correction:
          "A snapshot fails on every harmless change and people update it without looking. It doesn't say whether logging in works.",
      },
    ],
    sampleAnswer:
      "I test it the way a person uses it. With Testing Library I find the fields by their labels and the button by its role and name, type an email and a password, click, and check that the login function was called with these values and that the success result appears. Then the other paths: submitting with empty fields shows messages, a refused login shows 'Email or password is wrong' and keeps the email, and a server error shows a text with the option to try again. I also check that a second click during the request doesn't send twice. The network is replaced by a mock at the boundary, so the tests are fast and I can produce any answer. Since answers come later, I use `findBy` queries that wait for the element, never a fixed sleep. I don't look at component state or class names, so a redesign with other markup leaves the tests green as long as the form behaves the same.",
    criteria: ['Chooses tests by risk for the user, not by number', "Knows what the tests don't prove"],
    followUps: [
      {
        question: "What does it tell you when `getByLabelText('Email')` doesn't find the input?",
        about: [2],
        answer:
          "Probably the label isn't connected to the input. So the test has found a real accessibility bug: a screen reader wouldn't announce the name, and clicking the label wouldn't focus the field.",
      },
      {
        question: 'What do these tests not prove, since the API is mocked?',
        about: [3],
        answer:
          "That the real server still answers in that form, that cookies are set, and that it works in real browsers. For that I'd have one end-to-end test of the login against a real back end.",
      },
    ],
  },
]

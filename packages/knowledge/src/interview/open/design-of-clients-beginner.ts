import type { OpenQuestion } from '../open-question.ts'

export const designOfClientsBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-clients-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['Mobile Development', 'Front-End Development', 'Caching'],
    tags: ['image feed', 'pagination', 'placeholders'],
    question:
      'Design the client of a photo feed for a club of 5,000 members: newest first, scroll on and on, like a photo. Assume about 200 new photos a day. What do you ask, and how do you build it?',
    keyPoints: [
      {
        cue: 'How the feed arrives',
        point: 'Loads the feed in pages, best by a cursor, and not everything at once',
        weight: 3,
        essential: true,
        said: [
          '20 posts per request and the next page when they come near the end',
          'the API returns a next token, since with offset new photos would shift the pages',
        ],
      },
      {
        cue: 'Which photos you transfer',
        point: 'Uses small versions of the photos for the list and the large one only on opening',
        weight: 3,
        essential: true,
        said: [
          'thumbnails of 400 pixels in the feed, the full size in the detail view',
          'the server should store several sizes of each photo',
          'loading originals of five megabytes would be far too much',
        ],
      },
      {
        cue: 'Before you design anything',
        point: "Clarifies what's needed and estimates the amount of data",
        weight: 2,
        said: [
          "I'd first ask: phones or web, how many photos, is it OK if it's a minute late?",
          '20 pictures of 50 KB make one megabyte for each page',
        ],
      },
      {
        cue: 'What people see besides photos',
        point: 'Shows states for loading, failure, empty and end, with placeholders of the right size',
        weight: 2,
        said: [
          'gray boxes so that nothing jumps, and a retry at the bottom if a page fails',
          "something like 'You've seen everything' at the end",
        ],
      },
      {
        cue: 'What a tap on like does',
        point: 'Shows a like at once and takes it back if the server refuses',
        weight: 2,
        said: [
          'the heart turns red immediately, the request goes out behind it',
          'optimistic update with rollback on error',
        ],
      },
      {
        cue: 'Coming back to the feed',
        point: "Keeps pages and images in a cache, so that returning doesn't load all again",
        weight: 2,
        said: [
          'after coming back from a photo the feed is where I left it',
          'images stay on disk, and the last page is shown when offline',
        ],
      },
      {
        cue: 'Very long scrolling',
        point: "Draws only what's near the screen",
        weight: 1,
        said: [
          "a recycled or virtualized list, so a thousand posts don't slow it down",
          'lazy loading of pictures below the fold',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Paging by page number is fine for a feed',
        said: ['page=2, page=3 and so on'],
        correction:
          'New photos push the others down, so people see duplicates or miss some. A cursor continues after the last one seen.',
      },
      {
        belief: 'Loading the whole feed at the start is simplest and fast enough',
        said: ["5,000 photos isn't much, I'd load them all"],
        correction:
          'Even small pictures add up to hundreds of megabytes. Nobody looks at them all, and the first one appears late.',
      },
    ],
    sampleAnswer:
      "I'd ask first: web or app, may photos be a minute late, who may see them? Let's assume both, and a minute is fine. 200 photos a day is little, but a member may scroll through months. One page of 20 thumbnails at about 50 kilobytes makes a megabyte, which is fine on mobile; originals would be a hundred. So the server keeps several sizes, and the feed uses thumbnails with width and height, so that I can draw placeholders and nothing jumps. The API gives pages with a cursor: 'after this post', because with page numbers new photos shift everything. When the person is a few rows before the end, I load the next page; if that fails, there's a Retry at the bottom. The list is virtualized or recycled. Each post carries id, urls, author, likes and whether I like it. A tap on the heart changes it at once, the request follows, and on refusal it goes back with a short message. Likes are set or removed, so that a repeated request does no harm. Pages and images are cached; when I come back from a photo, the position is kept, and offline I see what was loaded last. New photos I fetch on pull or when opening, instead of a live connection, because a minute is enough. The trade-off is that like counts may be a little old.",
    criteria: ['Begins with questions and a rough number', 'Chooses something simple that fits the size'],
    followUps: [
      {
        question: 'What exactly goes wrong with `?page=2` while others post photos?',
        about: [0],
        answer:
          "Between the requests three new photos come in, so everything moves by three: the last three of page one appear again on page two. With deletions I'd miss some. A cursor says 'after post X', so nothing shifts.",
      },
      {
        question: 'The person taps the heart quickly five times. What does your client send?',
        about: [4],
        answer:
          "It shows each state at once, but sends only the final one after a short pause, and never two at the same time. The request says 'liked: true' or 'false', so repeating it is harmless.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['Offline-First', 'Mobile Development', 'IndexedDB'],
    tags: ['notes', 'local storage', 'sync'],
    question:
      'Design a simple notes app for one person with a phone and a laptop. It must work on a plane, and notes should be the same everywhere after a while. How do you store and synchronize?',
    keyPoints: [
      {
        cue: 'Where a change goes first',
        point: 'Saves each change locally first, and the interface always reads from local storage',
        weight: 3,
        essential: true,
        said: [
          'typing writes to SQLite or IndexedDB immediately, the network comes later',
          'the local database is what the app shows, even offline',
        ],
      },
      {
        cue: 'Changes made on the plane',
        point: "Keeps track of what hasn't been sent, and sends it when there's a connection",
        weight: 3,
        essential: true,
        said: [
          "a 'dirty' flag or an outbox of changes, emptied in the background",
          'unsent edits survive a restart since the queue is on disk',
        ],
      },
      {
        cue: 'How notes are identified',
        point: 'Gives each note an id created on the device, so that it can be made offline',
        weight: 2,
        said: [
          "a UUID from the client, otherwise I'd have to wait for the server",
          'two devices can create notes without the ids colliding',
        ],
      },
      {
        cue: 'What you ask the server for',
        point: 'Asks the server for everything changed since the last sync',
        weight: 2,
        said: ['send my last sync marker, get only the newer changes', 'not download all notes each time'],
      },
      {
        cue: 'Edits that meet',
        point: 'Decides what happens when the same note was changed on both devices',
        weight: 3,
        essential: true,
        said: [
          "I'd keep both versions as a copy, so nobody loses text",
          'last change wins is simple, but then an edit can disappear without notice',
        ],
      },
      {
        cue: 'When a note is thrown away',
        point: 'Marks deletions instead of just removing them, so that they reach the other device',
        weight: 2,
        said: [
          'a tombstone, or else the laptop would send the note back',
          'deleted=true and cleaned up after a month',
        ],
      },
      {
        cue: 'What the person can see',
        point: 'Shows whether a note is saved, waiting or in conflict',
        weight: 1,
        said: [
          'a little cloud icon that says synced or not yet',
          "people should see that it's on this device only",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "The device's clock reliably tells which version is newer",
        said: ['compare the timestamps of phone and laptop'],
        correction:
          "Clocks differ or are wrong. A version number by the server, or keeping both, is safer; a device's time is at most a hint.",
      },
      {
        belief: "Offline support means caching the server's answers",
        said: ['I cache the GET requests, then it works offline'],
        correction: 'Then one can read but not write. Changes must be stored, queued and merged.',
      },
    ],
    sampleAnswer:
      "I'd ask: only one person, text only? How many notes, and how soon must it be the same? Say up to 5,000 notes of two kilobytes, so ten megabytes; that fits on every device, and seconds to minutes are fine. The app always works on a local database, SQLite on the phone and IndexedDB in the browser. Each change is written there at once, and the screen reads from there, so the plane isn't a special case. Every note has a UUID made on the device, a version from the server, and a flag for unsent changes. When there's a connection, the app first sends what's waiting, then asks for everything changed after its last sync marker, so it's a few kilobytes. Deleted notes stay as tombstones for a while, otherwise the laptop would bring them back. Conflicts: if the server has a newer version than the one that I edited, I keep both, 'Shopping (from phone)', because losing text is the worst. Last write wins would be simpler, and for a title or color I'd use it. I wouldn't trust the devices' clocks. It fails when the browser clears its storage before sync, so I ask for persistent storage and show 'not yet uploaded'. Also sync must be repeatable: if the answer gets lost, the same change with the same id may come again. I'd test airplane mode with edits on both sides.",
    criteria: ['Makes offline the normal case', 'Puts the loss of text above elegance'],
    followUps: [
      {
        question: "Why isn't it enough to simply delete the row?",
        about: [5],
        answer:
          "The other device still has the note and can't tell 'deleted elsewhere' from 'not uploaded yet', so it would send it again. The mark of deletion travels like any other change.",
      },
      {
        question: "How does the client notice that there's a conflict?",
        about: [4],
        answer:
          "It sends the version that the edit was based on. If the server's version is higher, it refuses with the current note. Then the client merges or keeps both, and sends again with the new version.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['Front-End Development', 'Mobile Development', 'REST APIs'],
    tags: ['autocomplete', 'debounce', 'suggestions'],
    question:
      'Design the search field of a recipe site: while typing, up to eight suggestions appear. There are 20,000 recipes and perhaps 50 searches a second in the evening. How does the client work?',
    keyPoints: [
      {
        cue: 'When a request is sent',
        point: 'Waits for a short pause in typing before asking',
        weight: 3,
        essential: true,
        said: [
          'debounce of about 200 milliseconds, so not each letter becomes a request',
          "otherwise typing 'pancake' sends seven requests",
        ],
      },
      {
        cue: 'When replies come out of turn',
        point: 'Makes sure that an older answer never replaces a newer one',
        weight: 3,
        essential: true,
        said: [
          "cancel the previous request, or ignore answers that don't belong to the current text",
          "the reply for 'pa' may come after the one for 'pancake'",
        ],
      },
      {
        cue: 'Going back a letter',
        point: 'Caches answers to texts that were typed already',
        weight: 2,
        said: [
          'going back with backspace shows the list without asking again',
          'keep a small map from query to results',
        ],
      },
      {
        cue: 'Without a mouse',
        point: 'Makes the list usable with the keyboard and for screen readers, as a combobox',
        weight: 2,
        said: [
          'arrow keys, Enter and Escape, and the number of suggestions gets announced',
          'role combobox with listbox and the active option',
        ],
      },
      {
        cue: 'Short texts, failures, odd words',
        point: 'Handles nothing found, errors and short input calmly',
        weight: 2,
        said: [
          'below two letters I show recent searches, and on an error just nothing but the normal search works',
          "'No recipes for xyz' instead of an empty box",
        ],
      },
      {
        cue: 'What the user typed, on screen',
        point: 'Treats typed text as text when highlighting matches, not as HTML',
        weight: 1,
        said: [
          "don't build innerHTML with what the user typed",
          'split the string and put the match in a mark element',
        ],
      },
      {
        cue: 'The evening rush and the wait',
        point: 'Estimates load and sets a limit for latency, such as suggestions within about 200 to 300 ms',
        weight: 2,
        said: [
          '50 searches with four requests each is 200 a second, caching at the CDN helps',
          'if it takes a second, people have already typed on',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "A request for each letter is best, because then it's most current",
        said: ["I'd call the API in every onChange"],
        correction:
          'It multiplies load, and most answers are outdated on arrival. A short pause costs the user nothing noticeable.',
      },
      {
        belief: "With debounce, answers can't come in the wrong order",
        said: ["since I debounce, there's only one request"],
        correction:
          'Two pauses are enough for two open requests, and the first may be the slower one. Canceling or comparing is still needed.',
      },
    ],
    sampleAnswer:
      "I'd ask what's suggested: titles only or ingredients too, do typos matter, several languages? Let's say titles and ingredients. 50 searches a second with perhaps four requests each is 200 a second; as beginnings such as 'chi' repeat, short answers of a kilobyte can be cached at the CDN for minutes. On the client I start from two characters, below that I show recent searches. After a pause of 200 milliseconds I send the request, and the aim is that suggestions appear within about 300 milliseconds. Before each request I cancel the last one, and I check that the answer belongs to the current text, since otherwise the list for 'pa' could replace the one for 'pancake'. Answers are kept in a small cache, so backspace is instant. The previous list stays visible until the new one is there, to avoid flicker. It's a combobox: arrow keys, Enter takes, Escape closes, and a screen reader hears how many suggestions there are; on the phone the rows are big enough, and the keyboard doesn't cover them. The match is highlighted as text, not by inserting HTML. If the request fails, the suggestions just don't come, and Enter still leads to the normal search. The trade-off: I could load all 20,000 titles, about 600 kilobytes, and search locally, very fast; but with ingredients and ranking I prefer the server.",
    criteria: ['Thinks of latency and order, not only of appearance', 'Has an idea of how it degrades'],
    followUps: [
      {
        question: "How do you ignore an outdated answer if you can't cancel the request?",
        about: [1],
        answer:
          "I remember the text or a running number with each request. When the answer comes, I compare it with the current one and drop it if it's different. It may still go into the cache.",
      },
      {
        question: 'Would you rather search through all titles in the browser?',
        about: [6],
        answer:
          "20,000 titles of 30 characters are about 600 KB, less when compressed. For an app that people use daily that's possible and very quick. For a visitor from a search engine it's too much; there I'd ask the server.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['E-Commerce', 'State Management', 'Web Development'],
    tags: ['shopping cart', 'persistence', 'prices'],
    question:
      'Design the shopping cart of a small shop on the client: it must survive closing, work without login, follow me to another device after login, and never show a wrong total at payment.',
    keyPoints: [
      {
        cue: 'Who says what it costs',
        point: 'Has prices, stock and the total calculated by the server, at the latest at checkout',
        weight: 3,
        essential: true,
        said: [
          "the client's total is only a preview, the back end computes what's paid",
          'a price in the browser could be old or manipulated',
        ],
      },
      {
        cue: 'How the cart outlives closing',
        point: 'Stores the cart so that it survives, locally or on the server under an anonymous id',
        weight: 3,
        essential: true,
        said: [
          'localStorage or a database on the phone keeps it after closing',
          'a guest cart on the server identified by a cookie',
        ],
      },
      {
        cue: 'What exactly you keep',
        point: 'Stores product ids and quantities, instead of copies of name and price as truth',
        weight: 2,
        said: [
          'save the sku and count, and load the current price each time',
          'a copied price would be stale in a week',
        ],
      },
      {
        cue: 'At the moment of login',
        point: "Merges the guest's cart with the account's cart at login by a clear rule",
        weight: 2,
        said: [
          'take the union, and for the same item the larger quantity or the sum',
          'nothing that I put in should disappear after logging in',
        ],
      },
      {
        cue: 'Surprises before paying',
        point: 'Tells the person about changes of price or availability before they pay',
        weight: 2,
        said: [
          "'This item now costs 12.90' must be confirmed",
          'sold-out items are marked and not silently removed',
        ],
      },
      {
        cue: 'An impatient customer',
        point: 'Prevents double orders when Pay is pressed twice or the answer is lost',
        weight: 2,
        said: [
          'disable the button and send an idempotency key',
          'the same order id again must not charge twice',
        ],
      },
      {
        cue: 'Changing the number of items',
        point: 'Updates quantities at once, and corrects them if the server disagrees',
        weight: 1,
        said: [
          'plus one shows immediately, but if there are only two left it goes back with a message',
          'several quick clicks become one request',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "The total from the client can be charged, if it's checked in the form",
        said: ['I calculate the sum in JavaScript and send it with the order'],
        correction:
          'Anyone can change it, and it may be outdated. The server calculates from ids and quantities.',
      },
      {
        belief: 'Emptying the guest cart at login is acceptable',
        said: ['after login we load the cart of the account'],
        correction:
          'The person has just chosen these things. Losing them costs the sale; both have to be merged.',
      },
    ],
    sampleAnswer:
      "Questions first: how many items, several currencies, is stock reserved? I assume up to 50 lines, one currency, no reservation before payment. Such a cart is a few kilobytes, so size isn't the issue; correctness is. I store only product id, variant and quantity. For a guest there's a cart on the server under a random id in a cookie, or in the app in local storage, plus a local copy so that it shows at once and works offline. Names, prices and stock come fresh from the server, and it computes the total, since what the client knows may be old or changed by somebody. At login both carts are merged: the union, and for the same item the larger quantity, so nothing vanishes. Then every device sees the account's cart. Changing quantities shows at once; quick clicks are collected in one request, and if only two are left, it goes back with a message. When the checkout opens, the server validates everything again: changed prices and sold-out items are shown and must be confirmed. Paying sends a key that's created once for this attempt, so a double click or a retry after a lost answer doesn't order twice. If the cart service is down, the local copy is still visible, but paying isn't possible, and I say so. The trade-off: a guest cart on the server costs storage and cleanup after 30 days, but it allows reminders and consistent prices.",
    criteria: [
      "Separates what's convenient from what must be right",
      "Knows where the client mustn't be trusted",
    ],
    followUps: [
      {
        question:
          "Guest cart: two of item A. Account cart: three of A, one of B. What's in it after the login, and why?",
        about: [3],
        answer:
          'With the larger quantity three of A and one of B; with the sum five. I choose the larger one, since people often put the same thing in on both devices. What matters is that nothing disappears.',
      },
      {
        question: 'The payment request times out. What does the client do?',
        about: [5],
        answer:
          "It doesn't know whether it worked, so it doesn't offer a new order. It asks for the order's state with the same key, or repeats with this key, and shows 'We're checking your payment' meanwhile.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-05',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['WebSocket', 'Push Notifications', 'Mobile Development'],
    tags: ['chat', 'real time', 'message states'],
    question:
      'Design the client of a customer chat: visitors write with one of ten agents on a site and in an app, at most 300 conversations at a time. What does sending and receiving look like, and what happens when the connection breaks?',
    keyPoints: [
      {
        cue: 'What the sender sees',
        point: 'Shows own messages at once with a state such as sending, sent or failed',
        weight: 3,
        essential: true,
        said: [
          'it appears immediately with a clock, then a check mark',
          "if it fails there's a red mark and a tap sends it again",
        ],
      },
      {
        cue: 'After the connection breaks',
        point: 'Reconnects by itself and fetches what was missed',
        weight: 3,
        essential: true,
        said: [
          'after the break, ask for everything after the last message id that I have',
          'the socket alone loses what was sent while I was offline',
          'retry with growing pauses',
        ],
      },
      {
        cue: 'How messages travel, and why',
        point: 'Chooses WebSocket or polling with a reason that fits the size',
        weight: 2,
        said: [
          'WebSocket since both sides write and it should be there in a second',
          'for 300 chats polling every three seconds would work too and is simpler',
        ],
      },
      {
        cue: 'Sending the same thing again',
        point: 'Gives each message an id from the client, so that repeated sending makes no duplicates',
        weight: 2,
        said: [
          'a UUID per message, the server ignores the second',
          "after a timeout I don't know if it arrived, so repeating must be safe",
        ],
      },
      {
        cue: 'Which message stands first',
        point: "Orders messages by the server's number or time, not by arrival",
        weight: 2,
        said: [
          'the server assigns a sequence, I sort by that',
          "the clock of the visitor's phone may be wrong",
        ],
      },
      {
        cue: 'When the visitor has left',
        point: 'Reaches people who have closed the page or app, by push or email',
        weight: 2,
        said: [
          'in the app a push notification, on the site an email with the answer',
          "a socket doesn't live in the background on phones",
        ],
      },
      {
        cue: 'Opening the chat again',
        point: 'Keeps the history, so that reloading shows the conversation again',
        weight: 1,
        said: [
          'the messages come from the server when opening, with the last ones cached',
          'reload must not lose the chat',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A WebSocket guarantees that every message arrives',
        said: ['the socket is reliable, so nothing gets lost'],
        correction:
          "It's reliable only while it lasts. On a break, messages underway are lost; confirmation, repetition and catching up are needed.",
      },
      {
        belief: 'In an app the connection can stay open in the background',
        said: ['I keep the socket open all the time for new messages'],
        correction: 'The systems suspend apps and cut connections. In the background it takes push.',
      },
    ],
    sampleAnswer:
      "I ask: text only or files, how quickly, does it have to keep history, what if no agent is there? I assume text and images, about a second, history of a year. 300 conversations with a message every ten seconds are 30 messages a second, so very little. I'd use a WebSocket, because both sides write; polling every three seconds would be a hundred requests a second, possible, but slower and wasteful for the battery. On sending, the client makes a UUID and shows the message at once as 'sending'; the server stores it, gives it a sequence number in the conversation and confirms, then it's 'sent'. After ten seconds without confirmation it's repeated with the same UUID, so there's no duplicate, and then marked as failed with a retry. Messages are sorted by the server's number and not by clocks. When the connection breaks, a small hint appears, the client reconnects with growing pauses, and asks for everything after the last number it has, since the socket alone forgets. Typing goes on meanwhile and waits in a queue. On opening, the last 50 messages are loaded, older ones when scrolling up. In the background a phone can't hold the socket, so an answer comes as push, and for visitors of the site by email. If the chat service is down, the form turns into 'Leave us a message'. Text is shown as text, never as HTML.",
    criteria: ['Thinks about the break from the start', 'Justifies the technology by the numbers'],
    followUps: [
      {
        question:
          "A message shows as 'sending', the confirmation was lost, and the visitor closes the tab. What happens on the next visit?",
        about: [3, 0],
        answer:
          "The unsent ones are in local storage with their UUIDs. On opening, the client loads the history, and if a UUID is there it's sent; otherwise it's sent again. So neither lost nor double.",
      },
      {
        question:
          'Two messages are sent at the same second by visitor and agent. Do both see the same order?',
        about: [4],
        answer:
          'Yes, since the server numbers them in the conversation and both sort by this. For a moment my own unsent message stands at the end, and moves when its number arrives.',
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-06',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['Front-End Development', 'Mobile Development', 'State Management'],
    tags: ['wizard', 'forms', 'drafts'],
    question:
      'Design a six-step application form for a housing office: people need 20 minutes, search for documents in between, upload files, and often stop. How do you build it so that nobody loses their work?',
    keyPoints: [
      {
        cue: 'How the work is kept',
        point: 'Saves the draft automatically after each step or pause, and lets people continue later',
        weight: 3,
        essential: true,
        said: [
          'autosave on leaving a field, and a way back in by a link or login',
          'if they close the browser, it must still be there tomorrow',
        ],
      },
      {
        cue: 'Checking the answers',
        point: 'Validates each step for the person and everything on the server at the end',
        weight: 2,
        said: [
          'check the step before going on, and again in the back end at submission',
          'the server is the one who decides if the application is complete',
        ],
      },
      {
        cue: 'Moving between the steps',
        point: 'Gives each step an address and lets people go back without losing answers',
        weight: 2,
        said: [
          '/apply/income, so that the Back button and reload work',
          "going back doesn't throw away what was in the later steps",
        ],
      },
      {
        cue: 'The documents people add',
        point: 'Uploads files right away and separately, with progress and retry',
        weight: 3,
        said: [
          'each document is uploaded when chosen, not at the end with all the rest',
          'show the progress and which ones failed, with limits for type and size',
        ],
      },
      {
        cue: 'Knowing where they stand',
        point: "Shows progress, what's needed and a summary before sending",
        weight: 2,
        said: [
          'step 3 of 6, and at the beginning a list of required documents',
          "a last page with all answers and 'change' links",
        ],
      },
      {
        cue: 'Answers that make others needless',
        point: 'Handles branches, where later questions depend on earlier answers',
        weight: 2,
        said: [
          "no children, no child section, and answers that don't apply any more aren't sent",
          'describe steps and conditions as data instead of ifs everywhere',
        ],
      },
      {
        cue: 'Forms filled in at a library',
        point: 'Considers private data on shared computers',
        weight: 1,
        said: [
          "in a library the draft mustn't stay in the browser, so save it on the server and log out",
          "don't keep income data in localStorage forever",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Keeping the state only in memory is enough if there's no page reload",
        said: ["it's a single page app, so the state stays"],
        correction:
          'Tabs get closed, phones kill apps, batteries die. Within 20 minutes with interruptions that happens all the time.',
      },
      {
        belief: 'One long page with a Submit button is the same for users',
        said: ["I'd put all fields on one page and validate at the end"],
        correction:
          'With 20 minutes and conditions, people lose overview, and errors come all at once at the end. Steps with saving are easier.',
      },
    ],
    sampleAnswer:
      "I'd ask: is there a login, how long may drafts live, on which devices? I assume most do it on the phone, without an account at first, so a draft gets a link by email after the first step. Perhaps 1,000 applications a week with 20 answers and five files of 3 megabytes; the answers are tiny, the files are 15 gigabytes a week, so they go straight to object storage. Every step has its own address, so Back and reload work. Answers are saved to the server half a second after the last change and when leaving a step, with a small 'Saved'; if the network is gone, they wait locally, and it says so. The steps are described as data with conditions: no children, no child section, and answers which don't apply any more aren't sent. Each step is validated when going on, with messages at the fields, and at the end the server checks everything once more. Files are uploaded as soon as they're chosen, each with progress, retry and limits shown beforehand. At the start there's a list of needed documents, in between 'Step 3 of 6', at the end a summary with links to change. Sending is idempotent, with a receipt number. On shared computers data in the browser is a risk, so I keep only what's unsent, and delete it afterward; the trade-off is that it works less well offline. If two devices edit the same draft, the later one is told so.",
    criteria: ['Thinks of real people and interruptions', 'Keeps the technical effort in proportion'],
    followUps: [
      {
        question:
          "Someone said 'two children', filled in the part, then goes back and changes it to none. What happens to these answers?",
        about: [5],
        answer:
          "They're hidden and not sent, but I keep them in the draft, in case it was a slip. The summary and the server consider only the steps that apply according to the current answers.",
      },
      {
        question: 'How does somebody without an account return to the draft on another device?',
        about: [0],
        answer:
          "By a link with a long random token by email, plus a second check such as date of birth, and with expiry. It's more work than local storage, but it works everywhere.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-07',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['Mobile Development', 'Caching', 'Progressive Web Apps'],
    tags: ['departures', 'staleness', 'refresh'],
    question:
      'Design a client that shows the next departures of a bus stop, for 100,000 riders a day, many with bad reception. Real-time data on the server changes every 20 seconds. How do you get and show the data?',
    keyPoints: [
      {
        cue: 'When you ask the server',
        point: 'Refreshes at a sensible interval only while the screen is visible',
        weight: 3,
        essential: true,
        said: [
          'poll every 20 to 30 seconds in the foreground, stop when hidden',
          'no refreshing while the phone is in the pocket',
        ],
      },
      {
        cue: 'What is on screen first',
        point: 'Shows stored data immediately with its age, and updates behind',
        weight: 3,
        essential: true,
        said: [
          "last known departures with 'as of 8:14', then the new ones",
          'old times must look old, otherwise people miss the bus',
        ],
      },
      {
        cue: 'How the data travels, and why',
        point: 'Chooses polling over a permanent connection with a reason',
        weight: 2,
        said: [
          'data changes only every 20 seconds, so simple requests are enough and can be cached',
          'everyone at a stop gets the same answer, so a CDN can serve it',
        ],
      },
      {
        cue: 'What to show without live data',
        point: 'Distinguishes timetable from real-time, and falls back to the timetable',
        weight: 2,
        said: [
          'store the plan for the favorites for offline, mark it as scheduled and not live',
          "without real-time data I'd still show the planned 8:20",
        ],
      },
      {
        cue: "How 'in 3 min' comes about",
        point: 'Computes the minutes from absolute times, and handles wrong clocks and time zones',
        weight: 2,
        said: [
          "the API sends times, and the client counts down 'in 3 min' itself",
          "use the server's time from the answer if the phone's clock is off",
        ],
      },
      {
        cue: 'The server at rush hour',
        point: 'Estimates the load and limits retries',
        weight: 2,
        said: [
          '5,000 people at the peak every 20 seconds are 250 requests per second',
          'with errors it waits longer and with some randomness',
        ],
      },
      {
        cue: 'Reading it at the stop',
        point: 'Makes it readable at a glance, in the sun, with large text and by screen reader',
        weight: 1,
        said: [
          'big line number and minutes, not only colors for delays',
          "live updates shouldn't be announced every twenty seconds",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A WebSocket is always better for live data',
        said: ['real time means WebSocket'],
        correction:
          'Here data change each 20 seconds and are the same for all. Cacheable requests are simpler, cheaper and more robust with bad reception.',
      },
      {
        belief: "If there's no network, an error message is right",
        said: ['no connection, so I show an error page'],
        correction:
          'The timetable and the last state are still valuable. Show them with their age and source.',
      },
    ],
    sampleAnswer:
      "First: what matters to riders? A correct time at a glance, quickly, even underground. 100,000 a day, at the peak perhaps 5,000 with the screen open; with a request every 20 seconds that's 250 a second, and as all at one stop get the same answer of two kilobytes, a CDN with 10 seconds of caching takes nearly all of it. That's why I choose polling over WebSockets: the data change only every 20 seconds, connections break all the time on the road, and caching is easy. The price is up to half a minute of delay, which is fine. The client refreshes only in the foreground, and immediately when it becomes visible. On opening it shows the last stored departures with 'as of 8:14', grayed when older than two minutes, and updates behind. For favorites the timetable of the next days is stored on the device, so without network people see planned times, clearly marked as scheduled. The API delivers absolute times; the minutes are counted down locally, corrected by the server's time if the clock is wrong, and departed buses vanish. On errors I wait longer each time, with some randomness, and keep the data on the screen. When the server has no real-time data, its answer says so. The display is big and high in contrast, delays as text and not only in red, and screen readers hear changes only on request. As a web app, a service worker keeps the shell, so it starts offline.",
    criteria: ['Lets the nature of the data decide', "Honest about the age of what's shown"],
    followUps: [
      {
        question: 'When would you change your mind and use a permanent connection?',
        about: [2],
        answer:
          'If data changed each second and differed per person, such as the live position of my bus on a map, or if the server had to warn at once. Then server-sent events, with polling as the fallback.',
      },
      {
        question:
          "A rider's phone clock is four minutes wrong. What would they see, and how do you prevent it?",
        about: [4],
        answer:
          "'In 1 min' instead of 5. I compare the server's time in the response with the phone's, keep the difference, and count with the corrected time. I also show the absolute time next to it.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-08',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer'],
    skills: ['Design Systems', 'CSS', 'Jetpack Compose'],
    tags: ['theming', 'tokens', 'dark mode'],
    question:
      'A small company has a site and an app, both with buttons in eleven shades of blue. Design a small set of shared components with dark mode that four developers can keep up. Where do you start, and how is it built?',
    keyPoints: [
      {
        cue: 'Your first step',
        point: 'Takes stock, and defines named design tokens for color, spacing and type',
        weight: 3,
        essential: true,
        said: [
          'first list all the blues and agree on a few with names',
          'variables like color-primary and space-2 instead of values everywhere',
          'tokens are the base, components come after',
        ],
      },
      {
        cue: 'What you call things',
        point: 'Names tokens by purpose, so that dark mode only swaps their values',
        weight: 3,
        essential: true,
        said: [
          'surface, text-muted, danger and not blue-500 in the components',
          'in dark mode the same name gets another value',
        ],
      },
      {
        cue: 'Which parts you build first',
        point: 'Starts with few, frequently used components, such as button, field, card and dialog',
        weight: 2,
        said: [
          'not 60 at once, the five that are on each page',
          'the button with its variants and states first',
        ],
      },
      {
        cue: 'What each part must handle',
        point: 'Gives components all states and accessibility: focus, disabled, loading, contrast, text size',
        weight: 2,
        said: [
          'contrast checked in light and dark, visible focus, big enough to tap',
          'the accessible version is the default one',
        ],
      },
      {
        cue: 'One look on site and app',
        point: 'Keeps one source of tokens for web and app and generates both',
        weight: 2,
        said: [
          'a JSON file from which CSS variables and Kotlin or Swift constants are built',
          'so that the blue is the same on both',
        ],
      },
      {
        cue: 'Bringing it into daily use',
        point: 'Introduces it gradually and guards it, with documentation, examples and lint',
        weight: 2,
        said: [
          "new screens use it, old ones when they're touched",
          'a rule that forbids hex colors in components',
        ],
      },
      {
        cue: 'Who turns dark mode on',
        point: "Respects the system's setting for dark mode and lets people choose",
        weight: 1,
        said: ["prefers-color-scheme at first, with a switch that's remembered", 'no white flash at loading'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Dark mode is inverting all colors',
        said: ["I'd use filter: invert for dark mode"],
        correction:
          'Photos, shadows, brand colors and contrast break. Each purpose needs a value of its own for dark.',
      },
      {
        belief: 'A component library should be complete before anyone uses it',
        said: ['first build all the components, then migrate everything'],
        correction:
          "It grows past the need and no one waits. Few components in real use show what's missing.",
      },
    ],
    sampleAnswer:
      "I'd ask who decides on design, which platforms there are, and how many screens. Let's say a web site with React and an Android app, 60 screens, four developers who do it on the side, so it must stay small. First I take stock: a script lists all colors and sizes, and with the designer we reduce eleven blues to two. Then tokens in two layers: raw values, such as blue 600, and names by purpose, like `action`, `surface`, `text-muted`, `danger`. Components know only the purposes, so dark mode is just a second set of values. The tokens live in one JSON file, and a build step makes CSS variables and Kotlin constants; that's maybe 60 tokens. Then five components that are everywhere: button, text field, card, dialog, list row, each with all states, visible focus, loading, large text, and contrast checked in both themes. They're documented with live examples. Dark mode follows the system, with a switch that's remembered, and the theme is set before the first paint, so nothing flashes. Introducing it: each new screen uses it, old ones when touched, a lint rule warns about hex colors, and a number shows how many screens are done. The trade-off: sharing tokens but not code between web and app means building components twice, but each feels native. It fails if it's no one's job, so one person has half a day a week for it, and exceptions get discussed instead of copied.",
    criteria: ['Begins with inventory and naming, not with code', 'Keeps it small enough for the team'],
    followUps: [
      {
        question: 'Why should a component not use `blue-600` directly?',
        about: [1],
        answer:
          "Because the name says how it looks, not what it's for. In dark mode or with a new brand, I'd have to decide at every place what is meant. With `action` I change one value.",
      },
      {
        question: 'A colleague urgently needs a button with other spacing. What do you do?',
        about: [5],
        answer:
          "I ask what for. If it's a real new need, it becomes a variant for all; otherwise the existing one is used. For urgent cases an exception with a comment is fine, and we review them monthly.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-09',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['Mobile Development', 'APIs', 'Web Development'],
    tags: ['file upload', 'progress', 'retry'],
    question:
      "Design attaching photos to a damage report of an insurance customer: up to ten photos of about 5 MB, often from a roadside with poor reception. How does the upload work from tapping to 'received'?",
    keyPoints: [
      {
        cue: 'How the ten photos travel',
        point: 'Uploads each photo on its own, with progress, retry and cancel',
        weight: 3,
        essential: true,
        said: [
          "ten separate uploads, so one failure doesn't kill all",
          'a bar for each picture and a button to try again',
        ],
      },
      {
        cue: 'If the app closes meanwhile',
        point: 'Keeps photos and state on the device until the server has confirmed them',
        weight: 3,
        essential: true,
        said: [
          'if the app dies, it continues at the next start',
          "don't delete the local copy before the confirmation",
        ],
      },
      {
        cue: 'The 5 MB',
        point: 'Reduces size before sending as far as the purpose allows',
        weight: 2,
        said: [
          'scale to 2000 pixels and JPEG, so 5 MB become 600 KB, still sharp enough for damage',
          'ask whether the experts need the original',
        ],
      },
      {
        cue: 'What a weak line can take',
        point: 'Limits parallel uploads, and continues large ones in parts',
        weight: 2,
        said: [
          'two or three at once, since ten on a weak line all time out',
          'chunks so that after a break it goes on where it stopped',
        ],
      },
      {
        cue: 'Photos you do not want',
        point: 'Checks type and size on both sides, and says the limits beforehand',
        weight: 2,
        said: [
          "the server verifies that it's really an image, and the client tells quickly",
          "don't trust the file extension",
        ],
      },
      {
        cue: 'The report itself',
        point: 'Separates sending the report from the photos, so that nothing blocks',
        weight: 2,
        said: [
          "the report can be submitted, pictures follow with 'three still uploading'",
          'a report id first, and photos are attached to it',
        ],
      },
      {
        cue: 'After a retry',
        point: 'Avoids duplicates by an id for each photo',
        weight: 1,
        said: [
          'with a UUID per photo a repeated upload is recognized',
          "the retry after a timeout doesn't add it twice",
        ],
      },
      {
        cue: 'What a photo may give away',
        point: 'Treats privacy with care: location data in the photo, and only over protected connections',
        weight: 1,
        said: [
          'remove EXIF unless the place is needed and the person knows it',
          'signed upload addresses that expire',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'All photos in a single request is simplest and just as good',
        said: ['I put the ten files in one form post'],
        correction:
          "50 MB on a weak line fails at the end and starts from zero. Separate uploads keep what's done.",
      },
      {
        belief: 'The progress bar at 100 percent means that it has been received',
        said: ["when all bytes are sent, it's done"],
        correction: "Sent isn't stored. Only the server's answer confirms; it may still refuse or fail.",
      },
    ],
    sampleAnswer:
      "Questions: must experts see the original, how soon, app or web too? I assume 2000 pixels are sufficient. Ten photos at 5 megabytes are 50; on a weak line of 1 megabit that's seven minutes. Scaled to about 600 kilobytes it's 6 megabytes and less than a minute. That's the largest gain. When a photo is picked, it's copied into the app's storage, scaled in the background, and gets a UUID and a row with its state. The client first creates the report and receives an id, then asks for a signed upload address per photo and sends them directly to storage, two at a time, each with progress, cancel and retry with growing pauses. Below a megabyte I don't need chunks; for originals or videos I'd upload in parts, so it continues after a break. Only when the server confirms with size and checksum is the photo 'received', and then the local copy may go. The report can be submitted earlier; it shows '7 of 10 photos received' and the rest continues, in the app through the system's background transfer, on the web while the page is open, with a warning on closing. The server checks that it's an image, the size, and removes position data unless we need the place. If an upload fails for good, for example because the format isn't accepted, that photo says why. The trade-off of scaling: details get lost, so for disputes the app can keep originals for 30 days on request.",
    criteria: ['Uses an estimate to find the best lever', 'Distinguishes sent, received and checked'],
    followUps: [
      {
        question: 'Why not upload all ten at once, to be quicker?',
        about: [3],
        answer:
          'They share the same weak line, so each takes ten times as long, and all may run into timeouts; after a break ten are half done. Two or three at a time finish one after the other.',
      },
      {
        question: 'The customer submits, but the last two photos never arrive. Who notices?',
        about: [5],
        answer:
          "The report knows that ten were announced and eight are there. The app reminds with a notification, and after a day the server sends a message with a link; the clerk sees 'incomplete, 2 photos missing'.",
      },
    ],
  },
  {
    id: 'design-of-clients-beginner-10',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Frontend Developer', 'Mobile Developer', 'Full Stack Developer'],
    skills: ['Authentication', 'Mobile Development', 'React Router'],
    tags: ['login', 'session', 'protected screens'],
    question:
      'Design the start and login behavior of a client for a gym: some screens are public, bookings need login, sessions last weeks. What happens on opening, on an expired session, and at logout?',
    keyPoints: [
      {
        cue: 'The first moment after opening',
        point:
          'Decides at start between known session, no session and unknown, without flashing the wrong screen',
        weight: 3,
        said: [
          "show a splash until I know if they're logged in, and don't flash the login page",
          'there are three states: checking, in and out',
        ],
      },
      {
        cue: 'What keeps strangers out',
        point: 'Leaves real protection to the server, hidden screens are only a convenience',
        weight: 3,
        essential: true,
        said: [
          'the API checks each request, since routes in the client can be bypassed',
          "a guard in the router is only for the user's convenience",
        ],
      },
      {
        cue: 'Someone who tapped Book too early',
        point: 'Remembers where someone wanted to go, and continues there after login',
        weight: 2,
        said: [
          'redirect to login with the target, then back to the booking',
          "after login I land on what I'd tapped",
        ],
      },
      {
        cue: 'When the session runs out',
        point: 'Renews the session in the background and, if that fails, asks for login without losing input',
        weight: 3,
        said: [
          'on 401 try refresh once, then show login on top and keep the form',
          "expired shouldn't mean that everything I typed is gone",
        ],
      },
      {
        cue: 'Where the login secret lives',
        point:
          'Stores credentials appropriately: HttpOnly cookie on the web, Keychain or Keystore in the app',
        weight: 2,
        said: [
          'never keep the token in plain preferences or localStorage',
          "a cookie that JavaScript can't read",
        ],
      },
      {
        cue: 'What logout does',
        point: 'Clears all personal data at logout, on the device and on the server',
        weight: 3,
        said: [
          'empty caches, stop push for this user, revoke the session',
          "the next person at the phone mustn't see my bookings",
        ],
      },
      {
        cue: 'Opening it without reception',
        point: "Works with a weak network: an unreachable server at start isn't a logout",
        weight: 1,
        said: [
          'offline I show the cached bookings instead of the login screen',
          'only a definite refusal ends the session',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If the screen is hidden, the data are protected',
        said: ["without login they can't get to that route"],
        correction: 'Anyone can call the API directly. The server has to check every request.',
      },
      {
        belief: 'Any error at start should lead to the login screen',
        said: ['if the check fails, log out to be safe'],
        correction:
          'In a basement without network everybody would be thrown out. Only a clear 401 after a failed renewal ends the session.',
      },
    ],
    sampleAnswer:
      "I'd ask: web and app, how sensitive, several people on one device? Say both, 20,000 members, sessions of 30 days. On opening there are three states: checking, logged in, logged out. While checking I show the neutral frame for at most a second, so that the login page doesn't flash. Public pages such as the course plan appear at once, regardless of the session. In the app I read the token from Keychain or Keystore and assume 'logged in', show the cached bookings, and verify in the background; on the web there's an HttpOnly cookie, and a small request tells who I am. If someone taps 'Book' while logged out, the client remembers the target, shows login and then continues there. Protection itself is on the server, which checks each request; hiding screens is only a convenience. When a request gets a 401, the client renews once, and all requests that are waiting share this one renewal. If it's refused, the login appears on top of the current screen, and what was typed stays. Without network nobody is logged out; only a definite refusal counts. Logout revokes the session on the server, unregisters push, and empties caches, queue and personal settings, so on a shared tablet nothing remains; if the server isn't reachable, it's done locally and the revocation repeated later. The trade-off: 30 days is convenient, but for changing the bank account I ask for the password again. I'd test: first start, expired, offline, two tabs with logout in one.",
    criteria: [
      'Considers states over time, not just the login form',
      "Knows what the client can't guarantee",
    ],
    followUps: [
      {
        question: 'While filling in a long form, the session expires. What does the person see on saving?',
        about: [3],
        answer:
          'The client renews silently. If this is refused, a login window appears over the form, the answers stay in memory or a draft, and after the login the same save runs again.',
      },
      {
        question: 'Two tabs are open and the person logs out in one. What should the other do?',
        about: [5],
        answer:
          "It's told by a broadcast channel or storage event, clears its data and shows the public page. Even without this signal, its next request gets a 401, so it can't do anything.",
      },
    ],
  },
]

import type { ChoiceSet } from '../choice-set.ts'

export const clientDesignChoice: ChoiceSet = {
  skill: 'Design of clients',
  type: 'system_design',
  roles: ['Frontend Developer', 'Mobile Developer'],
  questions: [
    {
      id: 'client-design-01',
      difficulty: 'beginner',
      question:
        'A search field waits until typing stops for 250 ms and then asks the server, which takes 100 to 900 ms. Sometimes the field says `berlin`, but the list shows results for `ber`. What has to change in the client?',
      right: {
        text: 'Drop every answer whose query is no longer the text in the field',
        why: 'A slow answer to an old query can arrive after the newer one. Comparing each answer with the current text, or aborting old requests, removes the cause.',
      },
      wrong: [
        {
          text: 'Wait for 900 ms instead of 250 ms after the last key is pressed',
          why: 'Answers can still overtake each other, as somebody who pauses sends two requests; and now every search feels slow.',
        },
        {
          text: 'Keep the answers in a cache, so that old queries are not repeated',
          why: 'A cache saves requests, but the late answer to an old query is still drawn over the list of the newer one.',
        },
        {
          text: 'Show a spinner over the list until the first answer has arrived',
          why: 'The first answer may be just the old one; the spinner hides the list for a moment and then shows the wrong results.',
        },
      ],
    },
    {
      id: 'client-design-02',
      difficulty: 'beginner',
      question:
        "A club's photo feed asks for `page=1`, `page=2` and so on, 20 photos each, newest first. In busy hours about 30 photos a minute are added and some are deleted; users see some twice and miss others. What do you change?",
      right: {
        text: 'Ask for the 20 photos older than the last one shown',
        why: 'Adding and deleting shift the page numbers, but not the place of a certain photo. A cursor such as time and id continues exactly there.',
      },
      wrong: [
        {
          text: 'Load 100 photos a page, so that fewer pages are needed',
          why: 'The shifts at each page border remain. They become rarer, and every scroll step downloads five times as much.',
        },
        {
          text: 'Remove photos from the list whose id it already holds',
          why: 'This hides the doubles that additions cause, but a photo that moved to an earlier page through a deletion is still never loaded.',
        },
        {
          text: 'Reload the first page each time before the next one',
          why: 'It shows new photos at the top, but the offset of the next page is still counted on a list that has shifted.',
        },
      ],
    },
    {
      id: 'client-design-03',
      difficulty: 'beginner',
      question:
        'A grid shows 20 photos at once, each in a cell of 120 × 120 points. The files are JPEGs of 300 KB with 4,000 × 3,000 pixels, drawn without scaling them down first. About how much memory do the 20 decoded photos need?',
      right: {
        text: 'About 1 GB',
        why: 'A decoded pixel usually takes 4 bytes: 12 million pixels are 48 MB, and 20 photos 960 MB. Serve or decode them near the size of the cell instead.',
      },
      wrong: [
        {
          text: 'About 6 MB',
          why: 'That is the sum of the compressed files. To be drawn, a photo has to be decoded to all of its pixels, whatever the file size was.',
        },
        {
          text: 'About 60 MB',
          why: 'JPEG often compresses by a factor of 10, but here 48 MB of pixels come from 300 KB, which is a factor of 160.',
        },
        {
          text: 'About 240 MB',
          why: 'That would be one byte per pixel. Red, green, blue and alpha take a byte each, thus four times as much.',
        },
      ],
    },
    {
      id: 'client-design-04',
      difficulty: 'beginner',
      question:
        'Nurses fill in a report of 40 fields on a tablet during a round of half an hour. The system may end the app at any time while they use the camera or take a call. How do you make sure that they lose nothing?',
      right: {
        text: 'Save each change to local storage shortly after it is made',
        why: 'The draft then exists outside the process and survives its sudden end. At the next start, the form is filled from it.',
      },
      wrong: [
        {
          text: 'Save the form in the handler that runs when the app is closed',
          why: 'A process that the system kills usually gets no such call, so the draft is lost in just the cases that matter.',
        },
        {
          text: 'Keep the form in a global store that all of the screens share',
          why: 'A store in memory survives changes of screen, but not the end of the process it lives in.',
        },
        {
          text: 'Offer a button for saving that stays in view on every screen',
          why: 'Somebody on a round forgets it; what was typed after the last tap is lost. Saving a draft must not need a decision.',
        },
      ],
    },
    {
      id: 'client-design-05',
      difficulty: 'beginner',
      question:
        'Pickers in a warehouse look up the shelf of an item on handheld devices. In some aisles there is no reception. Shelves change a few times a day; a trip to a wrong shelf costs two minutes. What should a lookup without reception show?',
      right: {
        text: 'The last known shelf and how old this information is',
        why: 'It is mostly still right and lets people go on; the age tells them when to be careful. Without it, old data looks like new.',
      },
      wrong: [
        {
          text: 'The last known shelf exactly as if it was just loaded',
          why: 'Mostly right, but in the few cases of a moved item nobody had a hint, and trust in the device suffers.',
        },
        {
          text: 'A message that the lookup needs reception to work',
          why: 'Honest, but it stops the work although the device knows an answer that is right nearly every time.',
        },
        {
          text: 'A spinner that stays until the reception is back',
          why: 'The picker cannot tell whether it takes a second or the whole aisle, and gets nothing meanwhile.',
        },
      ],
    },
    {
      id: 'client-design-06',
      difficulty: 'beginner',
      question:
        'On a site for flats, people set filters, open a flat, go back, and find the filters gone. They also want to send a filtered list to their partner. Where should the filters live?',
      right: {
        text: "In the query part of the page's address",
        why: 'Going back, reloading, bookmarking and sharing then all work, as the address alone describes the list.',
      },
      wrong: [
        {
          text: 'In the local storage of the browser',
          why: 'They would survive going back, but the address that somebody sends says nothing about them; and two tabs would share one set.',
        },
        {
          text: 'In a global store of the application',
          why: "A store in memory is lost on reload and does not travel with a link to another person's browser.",
        },
        {
          text: "In the user's session on the server",
          why: "The partner has another session and sees another list; two tabs of one user would overwrite each other's filters.",
        },
      ],
    },
    {
      id: 'client-design-07',
      difficulty: 'beginner',
      question:
        'A pizza app shows the state of an order, which changes about five times in 30 minutes. At peak 2,000 people have this screen open. The backend is a plain HTTP API, a delay of 15 seconds is fine, and two developers have a month for the whole app. How does the screen stay current?',
      right: {
        text: 'It asks every 15 seconds while it is visible',
        why: 'That is about 130 small requests a second with the API that exists, and it recovers by itself after lost connections.',
      },
      wrong: [
        {
          text: 'It keeps a WebSocket open for each order',
          why: 'It works, but needs connection handling, reconnects and missed messages to be built for a speed that nobody asked for.',
        },
        {
          text: 'It asks every second while the app is running',
          why: 'About 2,000 requests a second, also from screens nobody looks at, and drained batteries, for data that changes five times.',
        },
        {
          text: 'It reloads when people pull the list down',
          why: 'People would have to poll by hand, and would miss that the courier is at the door.',
        },
      ],
    },
    {
      id: 'client-design-08',
      difficulty: 'beginner',
      question:
        'Four actions of a client take about a second each because of the server. For which one can the screen show success at once, before the server has answered, with the least harm?',
      right: {
        text: 'Marking a photo as a favorite',
        why: 'It nearly always succeeds, concerns nobody else, and a failure can be undone silently by setting the mark back.',
      },
      wrong: [
        {
          text: 'Booking the last seat on a bus',
          why: "Others compete for the seat, so refusals are likely; somebody who left with a 'booked' screen has no seat.",
        },
        {
          text: 'Paying an invoice by bank card',
          why: 'A payment can be declined, and people act on its success. Show that it is in progress until it is confirmed.',
        },
        {
          text: 'Sending a contract to a customer',
          why: 'What looks as sent makes people go on to the next step. A late failure reaches somebody who has closed the screen.',
        },
      ],
    },
    {
      id: 'client-design-09',
      difficulty: 'intermediate',
      question:
        "Inspectors, often without reception for a week, create reports and attach photos to them. Report numbers come from the server's database, so nothing can refer to a report until it is uploaded, and a repeated upload after a timeout creates it twice. Which change solves both?",
      right: {
        text: 'The device gives each report a random UUID that the server keeps as its id',
        why: 'Photos can refer to the report at once, and the server recognizes a repeated upload by the id. A readable number can be added later.',
      },
      wrong: [
        {
          text: 'The device uses negative numbers until the server has sent the real one',
          why: 'Photos can refer to it locally, but all references must be rewritten later, and a repeated upload still looks like a new report.',
        },
        {
          text: 'The device fetches a stock of 100 numbers each morning for the whole day',
          why: 'Without reception for a week, there is no new stock from the second morning on. A UUID needs neither a stock nor a server.',
        },
        {
          text: 'The server compares title, time and author to find and drop double reports',
          why: 'Two similar reports are dropped wrongly and edited ones get through; and the photos still wait for the upload.',
        },
      ],
    },
    {
      id: 'client-design-10',
      difficulty: 'intermediate',
      question:
        'Access tokens live 10 minutes; each refresh token works once and is replaced by a new one. When the app returns from the background, it sends eight requests at once, and users are often logged out just then. What should the client do?',
      right: {
        text: 'Let one refresh run, and have all failed requests wait for its result',
        why: 'Eight parallel refreshes use the same one-time token, so seven fail, or the server takes it for theft. One shared refresh avoids it.',
      },
      wrong: [
        {
          text: 'Repeat a failed refresh up to three times with a growing pause between',
          why: 'The old token has been used up; repeating it fails each time, and many servers revoke the whole session on reuse.',
        },
        {
          text: 'Make access tokens valid for a day, so that refreshes become very rare',
          why: 'The race is still there each time the token has expired, and a stolen access token now works for a day.',
        },
        {
          text: 'Send the eight requests one after another whenever the app comes back',
          why: 'The first screen gets about eight times as slow for a rare case, and other bursts of requests still run into the race.',
        },
      ],
    },
    {
      id: 'client-design-11',
      difficulty: 'intermediate',
      question:
        'The list shows how the start page of a shop loads on a mid-range phone. The largest element is the hero image. Which change brings it to the screen earliest?',
      code: {
        language: 'text',
        lines: [
          '0.0 s  request of the page',
          '0.3 s  HTML arrives (empty shell)',
          '2.1 s  JavaScript is downloaded',
          '3.2 s  JavaScript has run, asks API for content',
          '3.9 s  answer of the API, image is requested',
          '4.8 s  image is downloaded and drawn',
        ],
      },
      right: {
        text: 'Put the image into the HTML on the server, with high priority',
        why: 'Its download starts at 0.3 s instead of 3.9 s, in parallel to the rest. The wait for the chain costs more than any of its links.',
      },
      wrong: [
        {
          text: 'Compress the image, so that its download takes half of the time',
          why: 'This saves about 0.45 of 4.8 seconds; the image still starts at 3.9 s, behind everything else.',
        },
        {
          text: 'Cache the API at the edge, so that it answers almost immediately',
          why: 'This saves at most 0.7 s. The page would still wait 3.2 s before it asks for the content.',
        },
        {
          text: 'Split the JavaScript, so that half of it loads and runs at first',
          why: 'This saves about 1.4 s of downloading and running, but the image remains the last link of the chain, drawn after 3 s.',
        },
      ],
    },
    {
      id: 'client-design-12',
      difficulty: 'intermediate',
      question:
        'An order has the states `paid`, `sent` and `delivered`. The backend adds `partially_refunded`, and app versions of the last 18 months crash on it. Which rule of the client would have made such additions harmless?',
      right: {
        text: 'Unknown states are read as a state of their own with a neutral text',
        why: 'Old versions cannot know the future, but they can have a defined behavior for it: show a general text and the facts they do know.',
      },
      wrong: [
        {
          text: 'Responses are checked against a strict schema before they are used',
          why: 'A strict check refuses the new state in a cleaner way, but the order is still not shown in old versions.',
        },
        {
          text: 'Each release is tested with the state list of the current backend',
          why: 'The test passed 18 months ago, as the state did not exist then. Released versions do not get new tests.',
        },
        {
          text: 'Unknown states are read as `paid`, the first state of each order',
          why: 'Nothing crashes, but the customer sees something false: money that was returned is shown as paid.',
        },
      ],
    },
    {
      id: 'client-design-13',
      difficulty: 'intermediate',
      question:
        'A new checkout goes to 2 million app users as part of a release, to 5% of devices at first. After two hours it loses orders. Review of a corrected version takes about a day. What should be there beforehand to limit the damage the most?',
      right: {
        text: 'A remote switch for the new checkout, with the old one still in the app',
        why: 'It takes effect within minutes on devices that already have the release; the old way goes on selling.',
      },
      wrong: [
        {
          text: 'A staged rollout in the store, which can be stopped at the press of a button',
          why: 'It stops further devices, but the 100,000 that have the release already go on losing orders until the next update.',
        },
        {
          text: 'An automatic alarm that starts an expedited review of a corrected version',
          why: 'Even an expedited review and the update take hours to days, and a correction first has to be found and tested.',
        },
        {
          text: 'A check in the backend that answers requests of the new checkout with errors',
          why: 'This stops wrong orders, but also all sales to these people, as the app has no other way to order.',
        },
      ],
    },
    {
      id: 'client-design-14',
      difficulty: 'intermediate',
      question:
        "Technicians upload videos of about 80 MB at 2 Mbit/s. The connection breaks about every three minutes on average, and then the upload starts from zero. Complaints: 'never gets through'. What decides?",
      right: {
        text: 'The upload must resume, as it takes longer than a connection lasts',
        why: '640 Mbit at 2 Mbit/s take over five minutes. Sent in parts that the server confirms, a break costs seconds, not everything.',
      },
      wrong: [
        {
          text: 'The timeout must grow, as five minutes exceed the usual limits',
          why: 'A timeout does not help when the connection itself breaks; the next attempt again needs over five minutes in one piece.',
        },
        {
          text: 'The number of retries must grow, with longer and longer pauses',
          why: 'Each attempt starts from zero and rarely gets five minutes. More attempts cost data and battery with little prospect.',
        },
        {
          text: 'The video must be sent in parallel streams, to be three times as fast',
          why: 'The 2 Mbit/s are the limit of the link; several streams share it and all break together.',
        },
      ],
    },
    {
      id: 'client-design-15',
      difficulty: 'intermediate',
      question:
        'A courier app sends its GPS position every second in a request of its own; batteries are empty by noon. Customers see the courier on a map and accept positions up to 30 seconds old; dispatch only needs to know the right part of town. Which change fits best?',
      right: {
        text: 'Fix and send a position every 20 seconds, and only while moving',
        why: 'GPS and radio rest most of the time, and both needs are still met. The requirement allowed a twentieth of the work.',
      },
      wrong: [
        {
          text: 'Fix every second as before, and send the positions once a minute',
          why: 'The GPS receiver stays on all the time, and positions of up to a minute miss the 30 seconds that customers accept.',
        },
        {
          text: 'Send every second over one open connection instead of requests',
          why: 'This saves handshakes and headers, but GPS and radio still never sleep, and these use the battery.',
        },
        {
          text: 'Send compressed binary data instead of JSON in each request',
          why: 'A position is about a hundred bytes. What costs energy is waking GPS and radio each second, not the bytes.',
        },
      ],
    },
    {
      id: 'client-design-16',
      difficulty: 'intermediate',
      question:
        'A product has 140 screens on web, iOS and Android with hard-coded colors such as `#1a73e8`. Dark mode comes now, and a second brand in a year. What do you introduce first?',
      right: {
        text: 'Tokens named by purpose, like `surface` and `text-muted`, set per theme',
        why: 'Screens say what a color is for; a theme gives it a value. The second brand is then another table of values.',
      },
      wrong: [
        {
          text: 'Tokens named by color, like `blue-500` and `gray-100`, set per theme',
          why: 'In dark mode `gray-100` would have to be dark and `blue-500` green for the other brand; the names would lie.',
        },
        {
          text: 'A second style sheet for dark mode, which overrides colors per screen',
          why: 'Each of 140 screens is kept twice, later four times with the second brand, and native apps have no style sheets to override.',
        },
        {
          text: 'A filter that inverts the colors, with exceptions for photos and logos',
          why: 'Inverting gives wrong brand colors and poor contrast in places, and does nothing for a second brand.',
        },
      ],
    },
    {
      id: 'client-design-17',
      difficulty: 'expert',
      question:
        'A document editor merges edits with a sequence CRDT. After two years, a document with 1 MB of visible text takes 40 MB to open, mostly marks of deleted characters. Devices may be offline for up to 90 days. How do you shrink it without breaking merges?',
      right: {
        text: 'Drop marks older than 90 days, and let devices behind that reload the text',
        why: 'Edits may refer to a deleted place as long as a device that does not know of the deletion may return. A stated horizon makes it safe.',
      },
      wrong: [
        {
          text: 'Drop marks as soon as all of the devices online have confirmed the deletion',
          why: 'A device that is offline may later send edits that refer to these places, and they can no longer be put in order.',
        },
        {
          text: 'Compress the document on disk and on the wire, as marks repeat strongly',
          why: 'This helps the download, but opening still unpacks all marks into memory, and they go on growing without limit.',
        },
        {
          text: 'Rebuild the document from its visible text each night, with new identifiers',
          why: 'Every device that edited meanwhile refers to identifiers that no longer exist; its edits are lost or doubled.',
        },
      ],
    },
    {
      id: 'client-design-18',
      difficulty: 'expert',
      question:
        'Ten teams share a web portal, and leadership wants micro-frontends because releases take too long. Of the 12 days from merge to release, 9 are a shared manual regression test, 2 wait for the weekly slot, and the build takes 20 minutes. What do you propose first?',
      right: {
        text: 'Replace most of the manual test by automated ones for each area, in one build',
        why: 'The test makes up three quarters of the time, and would also be needed across micro-frontends. Remove it, then see what still hurts.',
      },
      wrong: [
        {
          text: 'Split the portal into ten parts that the browser assembles, one for each team',
          why: 'Without a better test, teams still test the whole by hand or skip it; and users pay with more JavaScript and mixed versions.',
        },
        {
          text: 'Release twice a week instead of once, with the same test and the same build',
          why: 'The slot is 2 of 12 days. A test that takes 9 days cannot even be finished twice a week.',
        },
        {
          text: 'Move each area into a repository of its own, and assemble them in the build',
          why: 'Teams get separate repositories, but the joint build, test and slot remain, and changes across areas become harder.',
        },
      ],
    },
    {
      id: 'client-design-19',
      difficulty: 'expert',
      question:
        'After much work, an app with 40 teams starts in 2 seconds on budget phones instead of 6. It had grown by about 100 ms with each release. Which measure holds the gain best?',
      right: {
        text: "A start test on a real budget phone that blocks merges over each team's share",
        why: 'The cost shows up at the change that causes it, before it ships, and somebody owns it. Small growth otherwise belongs to nobody.',
      },
      wrong: [
        {
          text: 'A dashboard of the average start time of all users, discussed every quarter',
          why: 'Averages hide budget phones, and after three months nobody knows which of hundreds of changes brought the 300 ms.',
        },
        {
          text: 'A limit on the size of the app package, checked automatically in each build',
          why: 'Size and start time are only loosely related: a small library that blocks the main thread passes, and an image for later fails.',
        },
        {
          text: 'A performance sprint of all teams twice a year, with the start time as a goal',
          why: 'Between sprints the start time grows back, and repairing it later costs more than refusing it at the merge.',
        },
      ],
    },
    {
      id: 'client-design-20',
      difficulty: 'expert',
      question:
        'A trading screen shows 400 instruments. In bursts 20,000 price updates a second arrive; after ten minutes the prices shown are eight seconds old, and memory grows. Traders need the current price; history comes from elsewhere. What is the right design?',
      right: {
        text: 'Keep only the latest price per instrument, and draw the changes once a frame',
        why: 'Work is then bounded by 400 values and the frame rate, not by the input. Older prices that were never shown have no value here.',
      },
      wrong: [
        {
          text: 'Queue the updates in a background thread, and apply them in order in batches',
          why: 'As long as more arrive than are applied, the queue grows with it, only elsewhere; and traders see ever older prices.',
        },
        {
          text: 'Drop a random half of the updates as soon as the queue exceeds some length',
          why: 'The last update of a quiet instrument may be among them; its price then stays wrong until the next trade.',
        },
        {
          text: 'Draw only the rows in view, and queue the updates of the others for later',
          why: 'It reduces the drawing, but the queue keeps growing during bursts, and a row scrolled into view starts with old prices.',
        },
      ],
    },
    {
      id: 'client-design-21',
      difficulty: 'expert',
      question:
        'A cash register app must sell for two days without internet, on four registers in a shop that may not reach each other either. The tax rule asks for numbers without gaps within a series; how many series there are is free. How are receipts numbered?',
      right: {
        text: 'Each register has its own series, with a counter that it stores before printing',
        why: 'A gapless sequence needs a single writer. With a series per register there is one, and no network is needed.',
      },
      wrong: [
        {
          text: 'Each register gets blocks of 1,000 numbers of a common series from the server',
          why: 'Unique, but a register that breaks down or changes its block leaves unused numbers, which are gaps in the series.',
        },
        {
          text: 'Each receipt gets a random UUID, and a number of the common series when online',
          why: "The printed receipt has no number from a series, and two days' numbers would be given in an order nobody can check.",
        },
        {
          text: 'One register gives out the numbers for all four over the network of the shop',
          why: 'The registers may not reach each other; then three cannot sell, or invent numbers that collide.',
        },
      ],
    },
    {
      id: 'client-design-22',
      difficulty: 'expert',
      question:
        'A web experiment loads variant B by a script that takes about 400 ms longer; a view is counted when the page is shown complete. Planned was 50:50, and 400,000 people were counted: 206,000 in A, 194,000 in B. B converts 2% better. What do you do?',
      right: {
        text: 'Discard the result and count people at the assignment, before anything loads',
        why: 'By chance the groups differ by about a thousand. B loses impatient people before counting, so the rest of B looks better than it is.',
      },
      wrong: [
        {
          text: 'Accept the result, as both groups are large and differ by only 3% in size',
          why: 'The size of groups does not matter, the selection does: those missing in B are not random and can explain 2%.',
        },
        {
          text: 'Weight both groups to 200,000 people, and then compare their conversion',
          why: 'Weights correct the number, not the kind of people. B would still lack those who left while it was loading.',
        },
        {
          text: 'Remove 12,000 random people from A, so that both groups have equal sizes',
          why: 'The rates of A do not change by random removal, and B remains without its impatient people.',
        },
      ],
    },
    {
      id: 'client-design-23',
      difficulty: 'expert',
      question:
        'Home screens are described by the server. A new component `countdown` is known only to versions of the last two months, 60% of users. The rest often cannot update as their phones are too old. A campaign must appear for everybody today. What must the protocol have had from the start?',
      right: {
        text: 'Clients that tell what they can draw, and a server that chooses accordingly',
        why: 'The server can then send older versions a banner with the same message, and a change reaches everybody without guessing.',
      },
      wrong: [
        {
          text: 'Clients that skip the components they do not know, and draw all others',
          why: 'Nothing crashes, but 40% would not see the campaign at all, and nobody on the server would notice.',
        },
        {
          text: 'Clients that require an update when they meet an unknown component',
          why: 'Phones that are too old cannot install the update, so a campaign would lock their owners out of the app.',
        },
        {
          text: 'Clients that draw components they do not know as a web page in a frame',
          why: 'This may serve as a last resort, but needs a page for each component and a network at start, with slow, foreign parts on the home screen.',
        },
      ],
    },
    {
      id: 'client-design-24',
      difficulty: 'expert',
      question:
        'A push goes to 6 million phones. About 10% of people open the app within two minutes of getting it, and a start makes 12 requests. The backend bears 9,000 requests a second and has 3,000 in normal use. Everybody should know within an hour. Which step suffices?',
      right: {
        text: 'Send the push evenly over 30 minutes',
        why: '600,000 starts × 12 requests over about 30 minutes are some 4,000 a second, about 7,000 with normal use.',
      },
      wrong: [
        {
          text: 'Halve the requests that a start makes',
          why: '600,000 × 6 in two minutes are still 30,000 a second on top of the normal use.',
        },
        {
          text: 'Triple the servers before it is sent',
          why: 'The peak is 600,000 × 12 / 120 s = 60,000 a second; three times 9,000 is less than half of that.',
        },
        {
          text: 'Delay starts randomly up to 30 seconds',
          why: 'Spread over 150 instead of 120 seconds, 48,000 a second remain, and people wait in front of an empty screen.',
        },
      ],
    },
  ],
}

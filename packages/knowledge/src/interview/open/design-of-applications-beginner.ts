import type { OpenQuestion } from '../open-question.ts'

export const designOfApplicationsBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-applications-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['System Design', 'Web Applications'],
    tags: ['url shortener', 'redirects', 'unique keys'],
    question:
      'Design a URL shortener for a company with 2,000 employees: somebody pastes a long address, gets a short one, and whoever opens it lands on the long one. How do you build it, and what do you ask first?',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Asks first for size and rules: how many links, how often they are opened, who may create them, whether they expire',
        weight: 3,
        essential: true,
        said: [
          'Before drawing I want to know how many new links a day and how many clicks',
          'Is it only for staff, do links run out, may I choose my own name?',
          'I clarify the requirements and take numbers such as 500 links a day',
        ],
      },
      {
        cue: 'What you store',
        point:
          'Stores short code, long address, creator and date in one table, with a unique key on the code',
        weight: 3,
        essential: true,
        said: [
          'One database table: code as primary key and the target URL beside it',
          'A simple mapping from abc123 to the long link, unique',
          'Columns code, url, created_by, created_at, and perhaps expires_at',
        ],
      },
      {
        cue: 'Where the short part comes from',
        point:
          'Makes the code from random characters, or a counter written in base 62, and handles a collision',
        weight: 2,
        said: [
          'Six letters and digits at random, if it is already taken I try again',
          'Take the auto increment id and convert it to base62',
          '62 to the power of 6 are over 50 billion possibilities, so collisions are rare, but the unique index catches them',
        ],
      },
      {
        cue: 'What happens on opening',
        point: 'Opens a link by a lookup and answers with a redirect, and 404 for an unknown code',
        weight: 3,
        said: [
          'GET /abc123 finds the row and sends a 302 with the Location header',
          'The browser is redirected to the target, or sees a not found page',
          'A 301 gets remembered by browsers, so I take 302 when I want to count or change it',
        ],
      },
      {
        cue: 'How large it must be',
        point: 'Estimates the load and sees that one small application and one database are plenty',
        weight: 2,
        said: [
          'Twenty thousand clicks a day is less than one per second, so one server is enough',
          'Storage is a few megabytes a year, no cluster necessary',
          'I would not put Redis and sharding in it at this size',
        ],
      },
      {
        cue: 'Preventing harm',
        point:
          'Thinks of abuse: only http and https targets, login for creating, and a way to switch off a link',
        weight: 2,
        said: [
          'Somebody could hide a phishing page behind our name, so only employees create links and an admin can disable them',
          'Check that it begins with https and is not javascript:',
          'Validate the URL before saving',
        ],
      },
      {
        cue: 'If it breaks down',
        point:
          'Plans backup and what happens when it is down, since all the links in circulation depend on it',
        weight: 1,
        said: [
          'If the database is lost every printed link is dead, so daily backups',
          'Monitor it and keep two instances, because links live for years',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The short code can be computed back into the long address, so nothing needs to be stored',
        said: ['I compress the URL into six characters', 'hash the address, then you can decode it again'],
        correction:
          'Six characters cannot hold a long address. The code is only a key; the address must be stored.',
      },
      {
        belief: 'A shortener needs a distributed system from the first day',
        said: ['I would use Cassandra and microservices to be scalable', 'we need sharding for the links'],
        correction:
          'With a few clicks a second one database serves it easily. Parts that are not needed only add ways to fail.',
      },
    ],
    sampleAnswer:
      'First I would ask how it is used. Let me assume 500 new links a day, twenty thousand clicks, only employees create links, anyone may open them, and they stay until somebody deletes them. That is less than one click a second, perhaps ten at peak, and a few hundred thousand rows in some years. So one small web application and one database are enough. The table has the code as its key, the long address, who created it and when. For the code I take six random letters and digits. That gives more than 50 billion possibilities, and if one is taken, the unique key refuses it and I try another. A counter in base 62 is shorter, but then people can guess the next links. There are two endpoints: POST /links, for logged-in staff, which checks that the address begins with http or https, and GET /code, which looks it up and answers with a 302 to the target, or a friendly 404. I choose 302, as browsers remember a 301, and then I could neither count clicks nor change the target. As our name stands before foreign addresses, an admin can disable a link. If the application is down, all links in mails and on posters are dead, so I run two instances, watch it, and back up the database every night. If it ever got a thousand times larger, I would put a cache before the lookups, since links hardly change.',
    criteria: ['Asks and assumes numbers before drawing', 'Keeps the design as small as the need'],
    followUps: [
      {
        question: 'Two people get the same random code at the same moment. What happens?',
        about: [1, 2],
        answer:
          'Both try to insert it, and the unique key lets only one through. The other gets an error, which I catch, and I try again with a new code. Checking before inserting alone would not be enough.',
      },
      {
        question: 'Why 302 and not 301?',
        about: [3],
        answer:
          'A 301 is permanent: browsers may keep it and go straight to the target next time. Then I no longer see the clicks and cannot change or disable the link for those people. With 302 they ask me each time.',
      },
    ],
  },
  {
    id: 'design-of-applications-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Database Design', 'Transactions'],
    tags: ['booking', 'double booking', 'time zones'],
    question:
      'Design online booking for a hair salon with four stylists: customers choose a service, a stylist and a free time, and get a confirmation. How do you model it, and how do you make sure that no time is given away twice?',
    keyPoints: [
      {
        cue: 'What you ask the owner',
        point:
          'Asks for the rules: length of services, opening hours and breaks, canceling, whether the salon also books by phone',
        weight: 3,
        essential: true,
        said: [
          'How long does a coloring take, and can people cancel the day before?',
          'I ask whether the staff also enter appointments, since then they need the same calendar',
          'First the requirements: who works when, which services, how far ahead',
        ],
      },
      {
        cue: 'What you model',
        point:
          'Models services with a duration, stylists with working hours, and appointments with stylist, start, end and customer',
        weight: 2,
        said: [
          'Tables for services, stylists, working times and appointments',
          'An appointment has a stylist, from, to, customer and status',
          'The duration comes from the service, so I can compute the end',
        ],
      },
      {
        cue: 'How you find open times',
        point:
          'Says where free times come from, best computed as working hours minus appointments rather than kept as slots',
        weight: 2,
        said: [
          'Free is what remains of the opening hours after I take away the bookings and breaks',
          'For the day I load the appointments and find gaps long enough for the service',
          'I calculate availability on request',
        ],
      },
      {
        cue: 'How nothing is given away twice',
        point:
          'Prevents double booking in the database, at the moment of saving, and not just by showing free times',
        weight: 3,
        essential: true,
        said: [
          'Two people see 10 o’clock free, so the insert itself has to check again',
          'A constraint that forbids overlapping times for the same stylist',
          'In a transaction I lock the stylist’s day, check for overlap, and then insert',
        ],
      },
      {
        cue: 'The customer who loses out',
        point: 'Tells the slower customer kindly that the time was just taken, and offers others',
        weight: 2,
        said: [
          'The second one sees sorry, just gone, here are the next free times',
          'If saving fails on the conflict, I reload the list',
          'She should not lose her details because someone was faster',
        ],
      },
      {
        cue: 'How the confirmation goes out',
        point:
          'Sends the confirmation after saving, in the background, so a mail fault does not lose the booking',
        weight: 2,
        said: [
          'The booking counts even when the mail server is down, the mail is tried again later',
          'Email by a background job after the commit',
          'First store, then notify',
        ],
      },
      {
        cue: 'A trap with dates and hours',
        point:
          'Stores times together with the time zone of the salon, so a clock change does not shift appointments',
        weight: 1,
        said: [
          'I keep the zone with each appointment and think of daylight saving',
          'Ten in the morning must stay ten in the morning when summer time begins',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Showing only free times is enough to prevent double booking',
        said: [
          'the page only lists available slots so it cannot happen',
          'I check in JavaScript if it is free',
        ],
        correction:
          'Two people can look at the same free time. Who gets it is decided when saving, and only the database sees both.',
      },
      {
        belief: 'Such a small salon never has two bookings at once, so no protection is needed',
        said: ['with four stylists this will not happen', 'the probability is too low to care'],
        correction:
          'Popular times open to everyone at once, and a double click is enough. It costs one constraint to rule it out.',
      },
    ],
    sampleAnswer:
      'I would ask the owner some questions first. Let me assume: services last 30 to 150 minutes, each stylist has own working hours, customers may cancel until the day before, and the staff also enter bookings from the phone, into the same system. Four stylists with ten appointments a day are some 15,000 a year, so one application and one database are ample. I have services with a duration, stylists, their working hours, and appointments with stylist, customer, start, end and status. I do not store slots. When somebody chooses coloring with Ana on Friday, I take her hours, subtract her appointments and breaks, and show the gaps long enough. The critical part is saving. Two people may both see ten o’clock free, so showing is not protection. In PostgreSQL I would use an exclusion constraint: no two active appointments of one stylist with overlapping times. Or, in a transaction, I lock the stylist’s row, check for an overlap, then insert. The slower one gets a friendly message with the next free times, and keeps what she typed. After the commit a background job sends the confirmation, so a mail problem does not cost a booking. It contains a cancel link with a random token. Times are stored with the salon’s time zone, so a clock change shifts nothing. If the site is down, the salon needs its day on paper, so I would send them tomorrow’s list by mail each evening. The trade-off is computing the gaps on each request, which is nothing at this size.',
    criteria: ['Puts the guarantee where it holds', 'Thinks of the people in the salon, too'],
    followUps: [
      {
        question: 'Two customers press Book for the same time within a second. What happens, step by step?',
        about: [3, 4],
        answer:
          'Both inserts arrive. The first is saved. The second overlaps it, the constraint refuses it, my code catches that error and answers that the time was just taken, with the next free ones. Nobody is booked twice.',
      },
      {
        question: 'Why do you not make one row for each quarter of an hour?',
        about: [2],
        answer:
          'It would work, but services have different lengths and hours change, so I would create, split and repair many rows. From hours and appointments I can compute the gaps at any time, and there is only one truth.',
      },
    ],
  },
  {
    id: 'design-of-applications-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Frontend Developer',
      'Mobile Developer',
    ],
    skills: ['System Design', 'REST APIs', 'Data Modeling'],
    tags: ['sharing', 'permissions', 'data model'],
    question:
      'Design a shared shopping list for households: several people in a home see the same list on their phones, add items and tick them off. Describe the data, the API, and how the others see a change.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Clarifies use and size: how many households, how quickly others must see it, whether it must work without a connection',
        weight: 2,
        said: [
          'Is it okay if my partner sees the milk five seconds later?',
          'I ask about offline in the supermarket and how many users they expect',
          'Assume ten thousand homes with three people each',
        ],
      },
      {
        cue: 'Which data you keep',
        point:
          'Models users, households, memberships, lists and items, with a table between users and households',
        weight: 3,
        essential: true,
        said: [
          'A person can belong to several homes, so there is a membership table',
          'items belong to a list, a list belongs to a household',
          'Many to many of users and groups, and rows for each item with a done flag',
        ],
      },
      {
        cue: 'Who may see a list',
        point: 'Has the server check in each request that the user is a member of the household of that list',
        weight: 3,
        essential: true,
        said: [
          'Nobody may read a list just by knowing its id',
          'Before any change I look whether this person belongs to the home',
          'The rights are tested in the back end, not only hidden in the app',
        ],
      },
      {
        cue: 'The calls of the API',
        point: 'Offers simple endpoints per item: list them, add one, change one, delete one',
        weight: 2,
        said: [
          'GET /lists/5/items, POST to add, PATCH /items/9 to tick it, DELETE to remove',
          'Each item is changed by itself, I do not send the entire list back',
          'REST resources for lists and items',
        ],
      },
      {
        cue: 'How others see a change',
        point:
          'Shows changes by asking every few seconds, or by a push over a WebSocket or server-sent events, and gives the price of each',
        weight: 3,
        said: [
          'Polling every five seconds is simple and good enough to begin with',
          'With a websocket it appears at once, but I have to manage the connections',
          'I would start with polling only while the list is open on screen',
        ],
      },
      {
        cue: 'When two act at once',
        point: 'Decides what happens when two people change the same thing, so that no item gets lost',
        weight: 2,
        said: [
          'If both tick the milk it is simply ticked, no harm',
          'Because every change is about one item they do not overwrite one another’s list',
          'Last change wins for the text of an item, that is fine for shopping',
        ],
      },
      {
        cue: 'How new people join',
        point: 'Invites others by a link or code that expires',
        weight: 1,
        said: [
          'A join code that is valid for a day',
          'An invitation link with a random token, which makes a membership when accepted',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Saving the whole list as one text on each change is simplest and good enough',
        said: [
          'I store the list as JSON and overwrite it each time',
          'the app sends the full list to the server when something changes',
        ],
        correction:
          'Two people who add something at once overwrite each other, and one item vanishes. Each item should be a row that is changed by itself.',
      },
      {
        belief: 'Lists are private because their ids are not shown to strangers',
        said: ['nobody knows the id of my list', 'the app only displays your own lists so it is safe'],
        correction:
          'Ids can be guessed or leaked, and anyone can call the API. The server must check the membership each time.',
      },
    ],
    sampleAnswer:
      'I would ask how quickly the others should see a change and whether it has to work in a supermarket without reception. Let us say ten thousand homes of three people, a few seconds are fine, and offline comes later. If one in ten homes shops at the same time, that is perhaps three thousand phones; asking every five seconds makes 600 small requests a second at the very peak, normally far fewer. One application with a database can do that. The data: users, households, and a membership table between them, since somebody may live in two homes. Lists belong to a household, and items to a list, with text, done flag, who added it and when it changed. The API works on single items: get the items of a list, post one, patch one to tick it, delete one. So two people who add at once do not overwrite each other. If both tick the milk, it is ticked; if both rename it, the last one wins, which is acceptable here. In every request the server checks that the user is a member of that household; hiding it in the app is not enough. For showing changes I start with polling while the list is open, asking only for what changed since the last time. It is simple and survives bad networks. A WebSocket would be quicker but means connections to hold and renew, so I would add it when people ask. Others join by an invitation link that expires. If the server is away, the app shows the last list it has and says so.',
    criteria: ['Starts simple and says when to go further', 'Does not forget who may see what'],
    followUps: [
      {
        question: 'Anna adds bread while Ben adds eggs. In your design, can one of them get lost?',
        about: [5, 3],
        answer:
          'No. Each sends its own POST that creates a row. Nobody sends the whole list, so nothing is overwritten. At the next poll both see bread and eggs.',
      },
      {
        question: 'Polling or WebSocket: when would you change your mind?',
        about: [4],
        answer:
          'When seconds of delay annoy people, for instance if two shop together, or when most polls return nothing and cost too much. Then I push changes and keep polling as a fallback if the connection drops.',
      },
    ],
  },
  {
    id: 'design-of-applications-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['System Design', 'Message Queues'],
    tags: ['background jobs', 'email', 'retries'],
    question:
      'A community college wants event registration with a limited number of places, a confirmation mail, and a reminder the day before to everyone, up to 800 people. Today the page hangs, as mails are sent while the user waits. Design it.',
    keyPoints: [
      {
        cue: 'What the user waits for',
        point:
          'Saves the registration and answers the user at once, and sends mails afterward in the background',
        weight: 3,
        essential: true,
        said: [
          'The request only writes into the database, the mail is put on a queue',
          'The user must not wait for a mail server',
          'A worker takes care of sending, separate from the web page',
        ],
      },
      {
        cue: 'Where the work waits',
        point:
          'Keeps the jobs in a queue or table that survives a restart, with a worker that takes them one after another',
        weight: 2,
        said: [
          'A jobs table with status open, sent, failed, and a process that works through it',
          'If the server restarts the unsent ones are still there',
          'Not just a thread in memory, since these mails would be gone after a crash',
        ],
      },
      {
        cue: 'When the mail server is down',
        point:
          'Tries again after a failure, with pauses and a limit, and lets somebody see what finally failed',
        weight: 2,
        said: [
          'Mail server away: next try in a minute, then ten, at most five times',
          'After that it is marked as failed and the office gets a list',
          'Retry with increasing waiting time',
        ],
      },
      {
        cue: 'If it stops halfway',
        point:
          'Notes for each person that the mail was sent, so nobody gets it twice when the worker starts again',
        weight: 3,
        said: [
          'One row per registration and kind of mail, unique, so the reminder goes only once',
          'If it crashes at number 400 it continues with 401 and does not begin from the start',
          'I set sent_at on each, and only pick those which are empty',
        ],
      },
      {
        cue: 'The last free place',
        point:
          'Enforces the limit of places when saving, in the database, also when two take the last one together',
        weight: 3,
        essential: true,
        said: [
          'The count must be checked in the same transaction, otherwise we overbook by one or two',
          'Decrease free places only where it is above zero, zero rows changed means full',
          'Two people and one place: exactly one gets it, the other goes on the waiting list',
        ],
      },
      {
        cue: 'How reminders get going',
        point:
          'Starts the reminders by a daily scheduled job, which creates one mail per person, in portions the mail provider permits',
        weight: 2,
        said: [
          'A cron at nine looks for events of tomorrow and puts in the mails',
          '800 mails at ten per second are under two minutes, and we stay below the limit of the provider',
          'Spread them out, otherwise we land in spam or get blocked',
        ],
      },
      {
        cue: 'Open questions for the college',
        point: 'Asks what else is needed: cancellation, waiting list, changed dates, wrong addresses',
        weight: 1,
        said: [
          'What if somebody cancels, does the next one move up?',
          'I ask how bounced mails should be handled',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Starting a thread for the mail inside the web process is a proper background job',
        said: ['just send the email in a new thread', 'make the mail function async and do not wait'],
        correction:
          'The page no longer hangs, but after a crash or a deployment the unsent mails are gone without a trace. The job must be stored.',
      },
      {
        belief: 'One mail with all 800 addresses is the simplest way',
        said: ['put everyone in one mail, then it is one job', 'send it once to all in CC or BCC'],
        correction:
          'In CC all see the addresses of all, in BCC it often counts as spam, and nobody knows who got it. One mail for each person.',
      },
    ],
    sampleAnswer:
      'I would ask how many events and whether there is a waiting list. Suppose 50 events a year, the largest 800 people, and most register within the first hour, so a few requests a second. One application and one database do it, plus a small worker. When somebody registers, I check and save in one transaction: decrease the free places where they are above zero. If no row changed, it is full, and I offer the waiting list. So two people cannot both get the last place. In the same transaction I insert a row into a mail jobs table, and the user gets an answer at once. The worker picks up open jobs and sends them through a mail provider. If sending fails, it tries again after a minute, then ten, five times, and then marks it as failed, and the office sees a list. As the jobs are in the database, a restart loses nothing. For the reminder, a job runs each morning, finds the events of tomorrow, and creates one job for each registration, with a unique key on registration and kind. Should it run twice, or crash at number 400, nobody gets two. 800 mails at ten a second are under a minute and a half, and within the limits of the provider. It can still happen that the worker dies exactly between sending and noting; then one person gets a second mail, which I accept. A table as queue is slower than a real message broker, but at this size it is one part less. I watch for jobs older than ten minutes.',
    criteria: [
      'Separates what the user waits for from what can come later',
      'Says what happens after a crash',
    ],
    followUps: [
      {
        question: 'The worker crashes after 400 of 800 reminders. What happens when it starts again?',
        about: [3, 1],
        answer:
          'Each mail has its own row with a status. It takes the open ones and goes on. At most the one it was sending at that moment could go out twice; the other 400 are marked as sent.',
      },
      {
        question: 'Why is a new thread for each mail not good enough?',
        about: [1, 2],
        answer:
          'It lives only in memory. If the process restarts, which happens at each deployment, those mails are lost and nobody knows which. And retrying, limiting the speed and seeing failures would all have to be built as well.',
      },
    ],
  },
  {
    id: 'design-of-applications-beginner-05',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Frontend Developer',
    ],
    skills: ['System Design', 'Web Applications'],
    tags: ['file uploads', 'images', 'object storage'],
    question:
      'Design photo uploads for a neighborhood marketplace: each offer has up to ten photos from the phone, the list shows small previews. Where do the files go, and what happens between the upload and the preview?',
    keyPoints: [
      {
        cue: 'Where the files go',
        point:
          'Keeps the files in object storage or a file store, and only name, owner, size and status in the database',
        weight: 3,
        essential: true,
        said: [
          'Pictures in something like S3, the database has just the key and the offer it belongs to',
          'No big binaries in the tables, only metadata',
          'Not on the disk of the web server, as with two servers half of the pictures would be missing',
        ],
      },
      {
        cue: 'How much it will be',
        point: 'Estimates the amount: photos a day times size, so the need for storage and traffic is known',
        weight: 2,
        said: [
          '1,000 offers a day with five photos of 4 MB are 20 GB a day',
          'I calculate how much comes in, since phone photos are large',
          'Original 4 megabytes, preview 30 kilobytes, that is a big difference for the list',
        ],
      },
      {
        cue: 'How previews come about',
        point:
          'Makes small versions once per photo, usually in the background after the upload, instead of scaling at each view',
        weight: 3,
        essential: true,
        said: [
          'A worker creates a thumbnail and a medium size and stores them too',
          'The list loads little previews rather than originals of 4 MB',
          'Resize once, then only deliver it',
          'Or an image service shrinks it at the first request and the CDN keeps the result',
        ],
      },
      {
        cue: 'What you do not trust',
        point:
          'Limits and checks uploads on the server: size, number, and real type by reading the file, not by its name',
        weight: 3,
        said: [
          'Max 10 MB and ten pictures, and I decode it to see whether it is truly an image',
          'The ending .jpg proves nothing, somebody could upload HTML or a program',
          'Give it a new random name and do not use the one from the user',
        ],
      },
      {
        cue: 'A matter of privacy',
        point:
          'Removes the metadata such as the place where it was taken, because it may show the seller’s home',
        weight: 1,
        said: [
          'Phones write GPS coordinates in the photo, these must be stripped',
          'By re-encoding the EXIF data goes away, good for privacy',
        ],
      },
      {
        cue: 'What users see meanwhile',
        point:
          'Shows a placeholder while it is processed, and handles an interrupted upload or failed processing',
        weight: 2,
        said: [
          'The status is processing until the small version is there, the page shows a gray box',
          'If the worker fails it tries again, later it says please upload again',
          'On the phone the connection drops, so each photo is uploaded by itself and can be repeated',
        ],
      },
      {
        cue: 'Delivery and end of life',
        point:
          'Delivers the images with long caching, best by a CDN, and deletes files when the offer is deleted',
        weight: 2,
        said: [
          'The previews never change, so cache them for a year under a unique name',
          'A content delivery network takes the load from our server',
          'A cleanup job removes pictures without an offer',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The local disk of the web server is a fine place for uploads',
        said: [
          'I save the files in the uploads folder of the server',
          'put them into the public directory of the app',
        ],
        correction:
          'They are lost when the server is replaced, missing on the second one, and an uploaded page or script might be delivered or run from there.',
      },
      {
        belief: 'Small previews can be made by CSS alone',
        said: [
          'I set the width to 150 pixels in the img tag',
          'the browser scales it down, no need for thumbnails',
        ],
        correction:
          'Then the phone still loads megabytes for each tile. The browser shrinks what is seen, not what is transferred.',
      },
    ],
    sampleAnswer:
      'I assume a thousand new offers a day with five photos of four megabytes. That is 20 gigabytes coming in a day, so it matters where they go and what the list loads. The files go into object storage; the database has a row per photo with the offer, the storage key, size and status. Not on the disk of the web server, since it would be missing on the second server. The app uploads each photo by itself, to our server or, later, with a signed address directly into the storage, so a dropped connection repeats only one. I limit the size to ten megabytes and the number to ten, and I do not believe the file ending. The status begins as processing, and a job goes into a queue. A worker decodes the picture, which also proves that it is one, writes a preview of 30 kilobytes and a medium version, and in doing so drops the metadata, because phones store where it was taken and that may be the seller’s home. Then the status becomes ready. Until then the page shows a gray box; after several failures it asks for a new upload. The versions have random names and never change, so browsers and a CDN may keep them for long. A list of 20 offers now needs 600 kilobytes rather than 80 megabytes. The trade-off is storing three versions, and storage is cheap in comparison. A nightly cleanup deletes files whose offer is gone. If the worker is down, new photos come later, but the site still works.',
    criteria: ['Calculates sizes', 'Does not trust uploaded content'],
    followUps: [
      {
        question: 'Somebody renames a web page to photo.jpg and uploads it. What happens in your design?',
        about: [3],
        answer:
          'The worker cannot decode it as an image, so it is refused and removed. Only our re-encoded versions are ever shown, under names we choose, with an image content type, and from storage that runs nothing.',
      },
      {
        question: 'Why not make the preview when somebody looks at the list for the first time?',
        about: [2, 5],
        answer:
          'It can work with a cache, but then the first visitor waits, and many at once scale the same photo. After the upload there is time, the work is done once, and the list just delivers files.',
      },
    ],
  },
  {
    id: 'design-of-applications-beginner-06',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Full-Text Search', 'SQL'],
    tags: ['search', 'filters', 'pagination'],
    question:
      'A recipe site with 30,000 recipes wants a search: words from title and ingredients, filters for vegetarian and cooking time, results page by page. Design it with what you would really use, and say when that would no longer be enough.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Asks what people search for and how well it must find: typos, word forms, languages, order of the results',
        weight: 2,
        said: [
          'Should tomatoes also find tomato? And are spelling mistakes to be forgiven?',
          'I ask which order the results should have and how many searches there are',
          'First I clarify what a good result means to the owner',
        ],
      },
      {
        cue: 'What you search with',
        point: 'Uses the full-text search of the database, which is enough for 30,000 short texts',
        weight: 3,
        said: [
          'Postgres has full text search with an index, no additional system needed',
          'Thirty thousand rows is tiny, the database can do it alone',
          'A tsvector column over title and ingredients with a GIN index',
        ],
      },
      {
        cue: 'Weakness of the obvious query',
        point:
          "Explains why `LIKE '%word%'` is poor: it cannot use an ordinary index, and knows no word forms or ranking",
        weight: 2,
        said: [
          'With a percent sign in front it has to look through every row',
          'LIKE finds pea in peach, and sorts nothing by relevance',
          'It would work for so few rows but with bad results',
        ],
      },
      {
        cue: 'How filters fit in',
        point: 'Stores filter values as proper columns or tables, so they combine with the text in one query',
        weight: 3,
        essential: true,
        said: [
          'Vegetarian is a boolean and minutes a number, then it is just AND in the where clause',
          'Ingredients in their own table, so I can also filter by them',
          'One query with text match plus conditions, with parameters',
        ],
      },
      {
        cue: 'Order of the results',
        point: 'Ranks results, with matches in the title before matches in the ingredients',
        weight: 2,
        said: [
          'Whoever types lasagna wants recipes called that way first',
          'I give the title more weight than the rest',
          'Sort by relevance, then by rating',
        ],
      },
      {
        cue: 'Page by page',
        point:
          'Returns results in pages with a limit, and keeps search and filters in the address, so it can be shared',
        weight: 2,
        said: [
          '/search?q=soup&vegetarian=1&page=2, that way the back button works',
          'Twenty per page, never all of them',
          'The URL holds the state of the search',
        ],
      },
      {
        cue: 'When that is not enough',
        point:
          'Names the limit: typo tolerance, synonyms, suggestions or many millions of texts would call for a search engine',
        weight: 2,
        said: [
          'If they want did you mean and autocomplete, I take Elasticsearch or Meilisearch',
          'Then there are two stores that must be kept in sync, so only when needed',
          'I measure the slow searches and those with no result before I change',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Search always needs a dedicated search engine',
        said: ['for search you must use Elasticsearch', 'a database cannot do full text'],
        correction:
          'Databases search tens of thousands of texts in milliseconds. A second system has to be run and kept in step, which must be worth it.',
      },
      {
        belief: 'Loading all recipes into the browser and filtering there is a good solution',
        said: ['send all 30,000 to the frontend and filter in JavaScript', 'the client can do the searching'],
        correction:
          'That means tens of megabytes to each phone before the first result. The server should send one page of matches.',
      },
    ],
    sampleAnswer:
      'First I would ask how people search. Suppose 5,000 searches a day in one language, word forms should match, typos are nice to have. That is well under one search a second over 30,000 short texts, maybe 60 megabytes, so the database we already have is enough. I use its full-text search: a search column built from title and ingredients, the title with more weight, and an index on it. LIKE with a percent sign in front would read each row, find pea in peach, and know no order. Filters are real columns: vegetarian as a boolean, minutes as a number, so one query says matches the words and vegetarian and at most 30 minutes. All with parameters. The results come sorted by relevance, then rating, twenty per page, and the whole search stands in the address, so that a link can be shared and the back button works. The search column is updated by the database when a recipe changes, so it cannot get out of step. That is the large advantage over a separate search engine, which I would have to feed and watch. I log searches with no result; that list shows the owner what is missing, maybe synonyms such as zucchini and courgette. If they want typo tolerance, suggestions while typing, or there are millions of texts, I would move to a search engine and update it from the database through a queue. If the search is slow or down, the categories still work, as they are simple queries.',
    criteria: ['Chooses by size and need', 'Knows the point at which the choice changes'],
    followUps: [
      {
        question: "Why not `WHERE title LIKE '%soup%'`?",
        about: [2, 4],
        answer:
          'It has to look at each row, as an ordinary index cannot help with a leading percent sign. With 30,000 rows that is bearable, but it finds soup inside other words, misses soups and ranks nothing, so results are poor.',
      },
      {
        question: 'The owner wants typos to be forgiven. What do you do?',
        about: [6, 0],
        answer:
          'I look at the searches without results to see how often that happens. Trigram similarity in the database can suggest near words. If it should be really good, with suggestions while typing, a search engine is the better tool.',
      },
    ],
  },
  {
    id: 'design-of-applications-beginner-07',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Payments', 'Webhooks'],
    tags: ['checkout', 'webhooks', 'order states'],
    question:
      'Design the checkout of a small pottery shop that takes cards through a payment provider with a hosted payment page. What is stored when, how do you learn that a payment succeeded, and what if the customer closes the browser right after paying?',
    keyPoints: [
      {
        cue: 'Where the card is entered',
        point:
          'Lets the customer enter the card on the provider’s page, so that card data never touches the shop',
        weight: 2,
        said: [
          'We redirect to their page and never see a card number',
          'Storing cards ourselves would bring heavy security duties',
          'The payment form is hosted by the provider',
        ],
      },
      {
        cue: 'What is stored before paying',
        point:
          'Saves the order with items and prices as “awaiting payment” before sending the customer to pay',
        weight: 3,
        essential: true,
        said: [
          'First create the order in the database with status pending, then redirect',
          'So I know what it was about if something goes wrong on the way',
          'The order exists already, paid comes later',
        ],
      },
      {
        cue: 'How you learn of the payment',
        point:
          'Takes the provider’s message to the server (webhook) as the proof of payment, not the return of the browser',
        weight: 3,
        essential: true,
        said: [
          'The provider calls our webhook, this marks the order as paid, even when the browser is closed',
          'Coming back to the thank-you page proves nothing, anyone can open that address',
          'If she closes the tab the webhook arrives all the same',
        ],
      },
      {
        cue: 'Why you may believe it',
        point: 'Verifies the signature of the webhook, and that amount and order match',
        weight: 2,
        said: [
          'Otherwise somebody could send us a fake paid message',
          'I check the secret signature and compare the sum with the order',
          'Trust only messages which are really from the provider',
        ],
      },
      {
        cue: 'The same news again',
        point:
          'Handles the same message twice without doing harm: pays an order only once and sends one mail',
        weight: 3,
        said: [
          'Webhooks get repeated, so if it is already paid I just answer OK',
          'Set to paid only where the status is still pending',
          'Store the event id, and ignore it the second time',
        ],
      },
      {
        cue: 'How the total comes about',
        point: 'Computes the total on the server from the stored prices, never from what the browser sends',
        weight: 2,
        said: [
          'The client could change the price to one cent, so I calculate it myself',
          'Only product ids and quantities come from the browser',
        ],
      },
      {
        cue: 'What never gets finished',
        point:
          'Cleans up what stays open: asks the provider about old pending orders, then cancels them and frees the goods',
        weight: 2,
        said: [
          'A job looks at orders pending for an hour, asks the provider for the status and cancels if unpaid',
          'If our server was down and missed the message, this check finds the payment',
          'Release the reserved vase after a while',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'When the customer returns to the success page, the order is paid',
        said: ['on the thank you page I set the order to paid', 'the redirect back tells us it worked'],
        correction:
          'The page can be opened without paying, and it may never be opened although the customer paid. Only the provider’s signed message or its API counts.',
      },
      {
        belief: 'Storing card numbers is fine when they are encrypted',
        said: [
          'we save the card encrypted for next time',
          'I would store the credit card in our database with AES',
        ],
        correction:
          'That brings strict security rules and a great risk. The provider keeps the card and gives the shop a token.',
      },
    ],
    sampleAnswer:
      'I assume some 30 orders a day and many unique pieces, so load is no topic, correctness is. The customer presses Buy, and the browser sends product ids and quantities. The server takes the prices from the database, computes the total, and saves the order with its items as awaiting payment, and reserves the pieces for half an hour. Then it creates a payment at the provider with our order number and redirects to the hosted page. Card data never reaches us. How do we know it was paid? Not from the return to our thank-you page, because anyone can open that, and someone who closes the browser never does. The provider calls our webhook. I verify its signature and compare the amount and order number, then set the order to paid, but only where it is still awaiting payment, and create the job for the confirmation mail in the same transaction. Providers repeat webhooks until we answer OK, so the second one finds it already paid and changes nothing. The thank-you page just shows the state of the order, perhaps: we are waiting for confirmation. If our server was down and missed it, a job every quarter of an hour asks the provider about old pending orders and completes or cancels them, and the reserved vase is free again. The hard case is a payment that arrives after the cancellation: if the vase is still there I revive the order, otherwise it is refunded. Hosted pages look less like our shop, but we need not handle cards.',
    criteria: ['Follows the money through the failures', 'Trusts only what it can verify'],
    followUps: [
      {
        question: 'The provider sends the same “paid” message three times. What does your shop do?',
        about: [4],
        answer:
          'The first sets the order to paid and creates one mail job. For the others, the update with the condition awaiting payment changes no row, so I only answer OK. No second mail, no second parcel.',
      },
      {
        question: 'Your server was down for an hour when messages came in. How do you find out who paid?',
        about: [6, 2],
        answer:
          'Providers usually retry for hours, so most arrive later. Besides, my job asks their API for the state of each order that is still pending, and sets it accordingly. So we do not depend on the webhook alone.',
      },
    ],
  },
  {
    id: 'design-of-applications-beginner-08',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Caching', 'Rate Limiting'],
    tags: ['polls', 'one vote', 'live results'],
    question:
      'Design a live poll for a lecture hall: the speaker starts a question, 600 students answer on their phones within a minute, and the bars on the screen grow as answers come in. Each student counts once.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Asks for the essentials: with or without login, may an answer be changed, how fresh must the bars be, how many polls at once',
        weight: 2,
        said: [
          'Is it anonymous, or do students sign in? That decides how I count them once',
          'Can I correct my vote? And is one second delay on the screen fine?',
          'I ask how many lecture halls do that at the same time',
        ],
      },
      {
        cue: 'How much load it is',
        point:
          'Estimates the peak: 600 votes in a minute with most in the first seconds, so some dozens a second, which is little',
        weight: 3,
        said: [
          'If 400 press in the first ten seconds that is 40 per second, one server can do it',
          'Ten on average per second, maybe fifty or a hundred in the peak',
          'I calculate the rate before thinking of scaling',
        ],
      },
      {
        cue: 'How an answer is kept',
        point:
          'Stores each vote as a row, with a unique key on poll and voter, so a second vote replaces or is refused',
        weight: 3,
        essential: true,
        said: [
          'votes with poll_id, voter_id, option, and unique on the first two',
          'The database ensures one per person, and an upsert lets you change your mind',
          'A double tap then does not count twice',
        ],
      },
      {
        cue: 'How you know the student',
        point:
          'Says how a voter is recognized: login, or a one-time code or cookie, and admits that a cookie is easy to get around',
        weight: 2,
        said: [
          'With student accounts it is safe, with a cookie somebody opens a private window and votes again',
          'For a fun quiz a cookie is enough, for an election it is not',
          'By IP is wrong as the whole hall shares one wifi address',
        ],
      },
      {
        cue: 'How the bars grow',
        point:
          'Gets the bars to the screen by polling each second or by a push, and only the totals, not each vote',
        weight: 2,
        said: [
          'The projector asks once a second for the counts, that is trivial load',
          'Server-sent events would push the new totals to the screen',
          'Only the screen of the speaker needs it live, not all 600 phones',
        ],
      },
      {
        cue: 'If many look at it',
        point: 'Avoids recounting for each viewer: counts by one grouped query that is kept for a second',
        weight: 1,
        said: [
          'Count with group by option and cache the result for one second',
          'If all phones show the bars too, they get the cached totals',
        ],
      },
      {
        cue: 'The end and bad Wi-Fi',
        point:
          'Lets the server decide whether the poll is open, and has the phone retry safely on a bad connection',
        weight: 2,
        said: [
          'After the speaker closes, the server rejects late answers, not just the hidden button',
          'On a weak wifi the app sends again, because of the unique key that does no harm',
          'Show the student that the vote has arrived',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One vote per IP address guarantees one vote per student',
        said: ['I check the IP so nobody votes twice', 'block a second vote from the same IP address'],
        correction:
          'A hall on one Wi-Fi usually shares one public address, so only the first student could vote, and mobile networks share them too.',
      },
      {
        belief: 'Increasing a counter by reading, adding and saving is fine',
        said: ['load the count, plus one, and save it', 'I keep a total field and the app adds one to it'],
        correction:
          'Two votes at once read the same number, and one is lost; nobody can change a vote either. Store rows and count them, or increase atomically.',
      },
    ],
    sampleAnswer:
      'I would ask whether students log in, whether they may change an answer, and how quickly the bars must move. Let me assume student accounts, changes allowed until it is closed, a second of delay is fine, and at most ten halls at once. 600 votes in a minute are ten a second; if most press in the first ten seconds, perhaps 50, and 500 with ten halls. One or two instances of a web application and one database can do that. The data: polls with question, options and state, and votes with poll, student, option and time, with a unique key on poll and student. Voting is an upsert, so a second tap or a repeated request replaces the same row and never counts twice. The server checks that the poll is open, and after the speaker closes it, late votes are refused, whatever the phone shows. Only the screen needs live numbers, so its page asks each second for the totals, which come from one grouped count, kept for a second. If the phones should see them too, 600 of them get the same kept result. A push would be smoother, but polling is simpler and survives bad Wi-Fi. Without accounts I would hand out a random token in a cookie; then a private window gives a second vote, which is fine for a quiz and not for an election. Not by IP, as the hall shares one address. If the server fails during the minute, the phones say that it was not received and send again, and the votes already stored stay.',
    criteria: ['Calculates before scaling', 'Honest about what one vote each can mean'],
    followUps: [
      {
        question: 'The Wi-Fi is bad, and a phone sends the same vote three times. What counts?',
        about: [2, 6],
        answer:
          'One. Poll and student are unique together, so the second and third update the same row. The phone may therefore repeat until it gets an answer, and then shows that the vote has arrived.',
      },
      {
        question: 'The speaker wants all 600 phones to show the growing bars as well. What changes?',
        about: [4, 5],
        answer:
          '600 requests a second if each asks every second. The totals are counted once a second and kept, so each is a tiny answer from memory. One application can do it; otherwise ask every two seconds, or push.',
      },
    ],
  },
]

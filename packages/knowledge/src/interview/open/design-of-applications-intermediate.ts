import type { OpenQuestion } from '../open-question.ts'

export const designOfApplicationsIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-applications-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Mobile Developer',
    ],
    skills: ['System Design', 'WebSocket', 'Distributed Systems'],
    tags: ['chat', 'ordering', 'reconnect'],
    question:
      'Design group chat inside a work application: 50,000 users, 10,000 online at once, groups of up to 200, messages within a second, history on every device. Concentrate on how a message travels, what happens on a bad connection, and how it runs on several servers.',
    keyPoints: [
      {
        cue: 'What the numbers mean',
        point:
          'Estimates from the numbers: messages a second, deliveries after fan-out, open connections, storage a year',
        weight: 2,
        said: [
          '10,000 online with a message a minute are about 170 a second, times twenty recipients that is over 3,000 deliveries',
          'Two or three servers hold 10,000 sockets easily',
          'Five million messages a day at 300 bytes is 1.5 GB per day',
        ],
      },
      {
        cue: 'When a message counts as sent',
        point: 'Stores a message durably before acknowledging it to the sender and delivering it',
        weight: 3,
        essential: true,
        said: [
          'First write to the database, then confirm, then push it to the group',
          'The check mark appears only when it is saved',
          'The socket is only the transport, the truth is in the store',
        ],
      },
      {
        cue: 'If the sender tries twice',
        point: 'Gives each message a client-made id, so that a resend after a lost answer makes no duplicate',
        weight: 3,
        said: [
          'The phone creates a UUID, and the server has it unique, so sending again is harmless',
          'Idempotent sending, as on the train I do not know whether it arrived',
          'Same id twice means the same message',
        ],
      },
      {
        cue: 'What comes before what',
        point:
          'Has the server number the messages per conversation, which fixes the order independent of device clocks',
        weight: 2,
        said: [
          'A sequence per chat, given by the server when storing',
          'Timestamps of phones are wrong, so I sort by the server’s number',
          'With consecutive numbers the client sees if one is missing',
        ],
      },
      {
        cue: 'When the connection returns',
        point: 'After a reconnect the client says the last number it has, and gets what it missed',
        weight: 3,
        essential: true,
        said: [
          'Give me everything after 1,042, and then live again',
          'Push is best effort, the catch-up by the sequence makes it complete',
          'Every device keeps its own position in the conversation',
        ],
      },
      {
        cue: 'Between the servers',
        point:
          'Connects the servers by publish and subscribe, since members of a group sit on different ones',
        weight: 2,
        said: [
          'Redis pub/sub or a broker: the server that stored it publishes, the others deliver to their sockets',
          'The WebSocket of the recipient may be on another machine, so they need a common bus',
          'A registry of who is connected where',
        ],
      },
      {
        cue: 'Mass returns and absent users',
        point:
          'Spreads reconnects after a deployment or failure with random delay, and sends push notifications to those offline',
        weight: 1,
        said: [
          'When one server goes, 5,000 clients come back at once, so wait a random time',
          'Who has no socket gets a mobile push',
        ],
      },
      {
        cue: 'What you leave for later',
        point:
          'Names a trade-off, such as one store and simple queries now, and partitioning by conversation when it grows',
        weight: 1,
        said: [
          'One Postgres is enough now; later I would shard by chat id',
          'Presence and typing may get lost, I do not store them',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A WebSocket guarantees that sent messages arrive',
        said: [
          'websocket runs over TCP so nothing gets lost',
          'once I send it over the socket it is delivered',
        ],
        correction:
          'TCP only covers an existing connection. If it breaks, nobody knows what arrived. It takes stored messages, acknowledgments and catching up.',
      },
      {
        belief: 'Sorting by the time on the device gives the right order',
        said: ['sort by the timestamp of the client', 'each phone sets created_at and we order by it'],
        correction:
          'Clocks of devices are minutes off. The server has to decide on one order per conversation.',
      },
    ],
    sampleAnswer:
      'Ten thousand online users with a message a minute are some 170 messages a second. With groups of twenty on average, about 3,400 deliveries. That is a few servers and one database; at maybe five million messages a day, storage grows by one or two gigabytes a day, so I partition by time. The way of a message: the client makes an id and sends it over the WebSocket. The server checks membership, stores it with the next number of this conversation, then acknowledges. Only now is it really sent. Then it publishes to a bus, Redis or a broker, and each chat server delivers it to its connected members. If the answer got lost on the train, the client sends again with the same id; the unique key makes that harmless. The number fixes the order, since phone clocks are wrong. Delivery over the socket is best effort. What makes it complete is catching up: after a reconnect, the client says my last number is 1,042 and gets the rest, and a gap shows that something is missing. Each device keeps its position, which also gives read markers. If a server dies, its clients reconnect with a random delay, otherwise thousands arrive at once. If the bus is down, messages are stored, and clients ask every few seconds until it is back. People offline get a mobile push. Presence and typing I never store. The trade-off: numbering per conversation serializes writes within one group, which is fine for 200 people, and later I can shard by conversation.',
    criteria: [
      'Separates durability from delivery',
      'Designs for the broken connection first',
      'Numbers lead to the size of the design',
    ],
    followUps: [
      {
        question:
          'The sender’s connection breaks right after sending. How do you avoid a lost or doubled message?',
        about: [2, 1],
        answer:
          'The client keeps it as unsent until acknowledged, and repeats it with the same id. The server either stores it now, or finds the id present and just acknowledges again with the existing number.',
      },
      {
        question: 'Pub/sub drops some messages under load. What does a user notice?',
        about: [4, 5],
        answer:
          'A short delay. The client sees a gap in the numbers, or learns the current number with the next heartbeat, and fetches the missing ones from the store. Nothing is lost, because the bus was never the source of truth.',
      },
    ],
  },
  {
    id: 'design-of-applications-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Mobile Developer',
    ],
    skills: ['System Design', 'Caching', 'Scalability'],
    tags: ['feed', 'fan out', 'celebrities'],
    question:
      'Design the home feed of a social app: 2 million daily users, each follows 200 accounts on average, some accounts have a million followers. Opening the app shows the newest posts in under 300 ms. How is the feed made?',
    keyPoints: [
      {
        cue: 'What the numbers say',
        point: 'Estimates reads and writes, and sees that reading is far more frequent',
        weight: 2,
        said: [
          'Two million users opening it ten times is 230 reads a second on average, maybe 1,000 in the peak, against a few posts a second',
          'Each post goes to 200 followers, so ten posts a second make 2,000 inserts',
          'Read heavy, a hundred reads per write',
        ],
      },
      {
        cue: 'The basic decision',
        point:
          'Compares building the feed on reading with writing it into each follower’s list at posting time',
        weight: 3,
        essential: true,
        said: [
          'Pull: collect from 200 accounts when opening. Push: copy the id into everyone’s inbox when posting',
          'Fan-out on write makes reads cheap, fan-out on read makes posts cheap',
          'Either pay at writing or at reading, that is the main decision',
        ],
      },
      {
        cue: 'Accounts with a million followers',
        point:
          'Combines both: pushes ordinary posts, and merges in those of accounts with very many followers on reading',
        weight: 3,
        essential: true,
        said: [
          'A celebrity’s post would be a million writes, so I fetch these at reading time',
          'Hybrid: precomputed list plus the few big accounts I follow, merged by time',
          'Above some 10,000 followers no fan-out',
        ],
      },
      {
        cue: 'When the work is done',
        point:
          'Fans out in background jobs, which may be repeated and lag a little, and says how late a post may be',
        weight: 2,
        said: [
          'Posting returns at once, workers distribute it in the next seconds',
          'If a worker dies it begins again, adding the same id twice does nothing',
          'A few seconds delay is agreed with the product people',
        ],
      },
      {
        cue: 'What is kept per user',
        point:
          'Keeps only ids in the lists, limited to some hundred, and loads content and counters separately from a cache',
        weight: 2,
        said: [
          'The list has 500 post ids, the text comes from the post cache, so edits and deletes take effect',
          'Do not copy the whole post a million times',
          'Older than that is built on demand, hardly anyone scrolls so far',
        ],
      },
      {
        cue: 'Posts that should not appear',
        point: 'Checks at reading what may be shown: deleted, blocked, private, unfollowed',
        weight: 2,
        said: [
          'After unfollowing the old ids are still in the list, so I filter when showing',
          'Visibility must be tested late, not only when distributing',
          'If someone blocks me his posts have to disappear at once',
        ],
      },
      {
        cue: 'Saving effort, surviving loss',
        point:
          'Skips inactive users and rebuilds their list when they come back, and treats the lists as a cache that may be lost',
        weight: 2,
        said: [
          'No point writing for people who have not opened it for a month',
          'The feed can always be rebuilt from follows and posts',
          'If Redis loses it, we generate it by pulling once',
        ],
      },
      {
        cue: 'Scrolling further down',
        point: 'Pages by a cursor, so new posts do not cause repeats while scrolling',
        weight: 1,
        said: [
          'Continue after the last post seen, instead of page numbers',
          'New ones appear as a hint at the top',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One SQL query over follows and posts with a good index will always be quick enough',
        said: [
          'select posts where author in my follows order by date, with an index',
          'a join with an index solves the feed',
        ],
        correction:
          'It must merge the newest of hundreds of authors for each opening. Fine for a small app; at a thousand openings a second it becomes the main load.',
      },
      {
        belief: 'Writing every post into each follower’s feed is right for all accounts',
        said: ['just fan out to all followers', 'push model for everyone, storage is cheap'],
        correction:
          'An account with a million followers then causes a million writes for each post, delaying everyone’s. Those are better merged in on reading.',
      },
    ],
    sampleAnswer:
      'Two million users who open the feed ten times a day are about 230 reads a second, a thousand at peak. If one in four posts daily, that is six posts a second, perhaps thirty at peak. So reading leads, and with 200 followers on average each post means 200 list entries, 1,200 a second, which is fine. The decision is when to do the work. Pulling on open must merge 200 authors each time. Pushing on write makes opening one lookup, but a post of an account with a million followers is a million writes. I combine them. Ordinary posts are pushed by background workers into a list for each follower, in Redis, 500 ids at most. Accounts above some ten thousand followers are not pushed; on opening I take my list, add the newest of the few big accounts I follow, which are well cached, and merge by time. Posting returns at once, distribution takes a few seconds, and adding the same id twice changes nothing, so jobs may repeat. The lists contain ids only; content comes from a cache, so edits and deletions work. On reading, I filter deleted, blocked and private posts, as the list may be old. Users who were away for a month get no pushes; their list is built once when they return. So the lists are only a cache: if they are lost, we rebuild them, with a limit on how many at once, as otherwise the database would go down. Paging is by cursor. The price is two ways that must give the same result, which I test against each other.',
    criteria: [
      'Derives the design from the ratio of reads and writes',
      'Handles the skew explicitly',
      'Knows what is source and what is cache',
    ],
    followUps: [
      {
        question: 'Someone unfollows an account. His list still has 40 posts from it. What do you do?',
        about: [5],
        answer:
          'I do not hunt them in the list at once. On reading I filter by the current follows and blocks, which are cached per user, so they vanish immediately. A background job may clean the list later.',
      },
      {
        question: 'All feed lists are lost at eight in the evening. What happens?',
        about: [6, 1],
        answer:
          'The data is safe in posts and follows. On opening, a list is rebuilt by pulling, which is slower, so I limit the number of rebuilds at once, serve a simple feed of popular posts to the rest, and warm active users first.',
      },
    ],
  },
  {
    id: 'design-of-applications-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Payments', 'Idempotency'],
    tags: ['idempotency', 'payments', 'reconciliation'],
    question:
      'Design the payment part of a food delivery app: 40 orders a second at dinner, cards charged through an external provider that sometimes answers after 20 seconds or not at all. No customer may be charged twice, and no paid order may be lost.',
    keyPoints: [
      {
        cue: 'What no answer means',
        point: 'Says that a timeout means unknown, not failed: the charge may have gone through',
        weight: 3,
        essential: true,
        said: [
          'No answer tells me nothing, maybe the card has been debited',
          'There are three results, yes, no, and I do not know',
          'I must never treat a timeout as a decline and simply charge again',
        ],
      },
      {
        cue: 'How trying again stays harmless',
        point:
          'Uses one idempotency key per payment attempt, made once, stored, and sent along with each repetition to the provider',
        weight: 3,
        essential: true,
        said: [
          'The same key for the retry, so the provider recognizes it and charges only once',
          'I derive it from our payment row and not new per call',
          'Also the app sends a key to us, so tapping Pay twice gives one payment',
        ],
      },
      {
        cue: 'What you record, and when',
        point:
          'Writes the payment as a row with states, before calling the provider, with allowed transitions only',
        weight: 3,
        said: [
          'created, processing, succeeded, failed, unknown: a state machine in the database',
          'First commit the intention, then call, so after a crash I know what was in the air',
          'A succeeded payment can never go back to pending, no matter which message comes late',
        ],
      },
      {
        cue: 'While the provider is slow',
        point:
          'Makes no call to the provider inside a database transaction, and answers the customer with “being confirmed” when it takes long',
        weight: 2,
        said: [
          'Twenty seconds with an open transaction times forty per second would exhaust the connections',
          'The app shows we are checking your payment and polls the status',
          'Short transaction, call, short transaction',
        ],
      },
      {
        cue: 'Finding out the result',
        point:
          'Settles open payments by webhooks and by asking the provider’s status, both handled repeatably',
        weight: 3,
        said: [
          'A worker takes those unknown for a minute and asks the API what became of them',
          'Webhooks may come twice, out of order, or before our own answer',
          'Either way of learning the result ends in the same transition',
        ],
      },
      {
        cue: 'An independent check',
        point: 'Compares with the provider’s settlement report every day, and alarms on each difference',
        weight: 2,
        said: [
          'Reconciliation: every charge there must have an order here and the other way round',
          'At night we match the files, what is left over goes to finance',
          'That finds whatever the code got wrong',
        ],
      },
      {
        cue: 'Payment and kitchen together',
        point:
          'Connects payment and order: kitchen begins only after success or authorization, and charges for dead orders are voided or refunded',
        weight: 2,
        said: [
          'Authorize first, capture when the restaurant accepts, otherwise release',
          'If the payment turns out good after the order was canceled, refund automatically',
          'Paid without an order is as bad as order without payment',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'After a timeout one can simply charge again',
        said: [
          'if there is no response I retry the charge',
          'timeout means it failed so the user can try again',
        ],
        correction:
          'The first charge may have succeeded. Repeat only with the same idempotency key, or ask for the status first.',
      },
      {
        belief: 'Disabling the button after the first tap prevents double charges',
        said: ['the pay button gets disabled in the app', 'the frontend makes sure it is sent only once'],
        correction:
          'Networks, retries in libraries, a second device and our own workers repeat too. The server and the provider have to recognize a repetition.',
      },
    ],
    sampleAnswer:
      'Forty orders a second with calls of up to 20 seconds means up to 800 calls in the air, so no transaction and no scarce thread may wait on them. And a timeout is not a no; it means I do not know. The app sends an order with a key it created, so tapping twice gives the same payment. I write a payment row, state created, with an idempotency key for the provider, and commit. Then a worker calls the provider with a timeout of ten seconds. If the answer is clear, a second short transaction moves it to succeeded or failed, and an event for the order goes into an outbox. Without an answer it becomes unknown. The app shows that we are checking and asks for the status. For unknown ones, a job asks the provider, or repeats the charge with the same key, which is safe as they return the first result. Webhooks tell us too, possibly twice, late, or before our own answer. All of them end in the same transition, which only permits moves forward, so a late “pending” cannot undo a success. I authorize first and capture when the restaurant accepts; if an order is canceled meanwhile, the authorization is released, and a charge without an order is refunded automatically. Every night we compare with the settlement report in both directions, and any difference goes to a person. If the provider is down, we stop after a few failures, and offer cash or a second provider, but an unknown payment never moves to the other provider. The trade-off is that some customers wait half a minute rather than being charged twice.',
    criteria: [
      'Treats unknown as a state of its own',
      'Every step can be repeated',
      'Finds mistakes by independent comparison',
    ],
    followUps: [
      {
        question: 'Your process crashes after the provider charged and before you stored it. What happens?',
        about: [2, 4],
        answer:
          'The row says processing, with its key. After a while the job finds it, asks the provider by the key or our reference, learns that it was charged, and makes the transition. The webhook probably did so before.',
      },
      {
        question:
          'A payment is unknown at provider A, and the customer is waiting. May you charge at provider B?',
        about: [0, 1],
        answer:
          'No, as A may have charged, and its key means nothing to B. Either A says that it failed, or I cancel it there and have that confirmed. Until then it stays unknown, and the customer is told so.',
      },
    ],
  },
  {
    id: 'design-of-applications-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Push Notifications', 'Message Queues'],
    tags: ['notifications', 'preferences', 'priorities'],
    question:
      'Ten teams of your company each send their own emails, texts and pushes. Design a common notification service: 5 million users, 20 million messages a day, one-time passcodes next to marketing. What does a team call, and what happens then?',
    keyPoints: [
      {
        cue: 'What a team calls',
        point:
          'Offers one call: event or template, recipient, data and a key, and answers as soon as it is durably accepted',
        weight: 3,
        essential: true,
        said: [
          'POST /notifications with type, user id, variables and an idempotency key, gives 202',
          'The team says what happened, not how it is sent',
          'It is put into a queue and the caller does not wait for the delivery',
        ],
      },
      {
        cue: 'What the numbers mean',
        point:
          'Estimates: 20 million a day are 230 a second on average, with campaigns far above, so buffering is needed',
        weight: 2,
        said: [
          'An average of about 230 per second, but marketing wants two million at nine o’clock',
          'The peak is ten times the mean, the queue has to swallow that',
          'Providers allow us so many per second, that sets the pace',
        ],
      },
      {
        cue: 'Passcodes next to marketing',
        point:
          'Separates by urgency: passcodes have own queues and workers, so that a campaign cannot delay them',
        weight: 3,
        essential: true,
        said: [
          'An OTP is worthless after a minute, so it must not stand behind two million newsletters',
          'Priority lanes with reserved capacity',
          'Transactional and marketing in separate queues and even separate sender domains',
        ],
      },
      {
        cue: 'What the recipient decides',
        point:
          'Decides per user: preferred channel, consent, unsubscribe, quiet hours in their time zone, language',
        weight: 2,
        said: [
          'Before sending I look up whether this person agreed to marketing, at this hour, on this channel',
          'Security messages ignore quiet hours, adverts never do',
          'The preference is checked at sending time, because somebody may have unsubscribed in the meantime',
        ],
      },
      {
        cue: 'Too many messages',
        point:
          'Prevents duplicates and floods: idempotency key per notification and channel, limits per user, bundling',
        weight: 2,
        said: [
          'The same key twice is sent just once',
          'Not more than three pushes an hour, the rest becomes a digest',
          'Ten likes become one message',
        ],
      },
      {
        cue: 'How it is really sent',
        point:
          'Has workers per channel and provider with retries, a second provider for what is critical, and an expiry',
        weight: 2,
        said: [
          'If the SMS gateway fails I switch to another for passcodes',
          'A passcode older than two minutes is thrown away and not delivered late',
          'Each channel gets its own worker pool, so a slow mail provider does not stop pushes',
        ],
      },
      {
        cue: 'What comes back afterward',
        point:
          'Records the status of each message from provider feedback, and drops dead addresses and tokens',
        weight: 2,
        said: [
          'Bounces and unregistered push tokens come back and we must stop sending to them',
          'Support can see whether the mail to that customer was sent, delivered or refused',
          'Otherwise the reputation of our sender suffers',
        ],
      },
      {
        cue: 'Where texts live',
        point: 'Manages templates with versions, languages and preview, without a deployment of each team',
        weight: 1,
        said: [
          'Texts are stored centrally, translated and reviewed, with variables',
          'A wrong variable must fail in the preview instead of at two million people',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One queue for all with many workers is sufficient',
        said: [
          'put everything in one queue and scale the workers',
          'with enough consumers the order does not matter',
        ],
        correction:
          'The provider’s limit sets the speed. With two million newsletters ahead, a passcode waits long, however many workers there are.',
      },
      {
        belief: 'Accepted by the provider means that the person got it',
        said: [
          'if the provider returns 200 it is delivered',
          'when the API call succeeds the user has the message',
        ],
        correction:
          'It was only taken over. Bounces, spam folders and dead tokens come later as feedback, which must be collected.',
      },
    ],
    sampleAnswer:
      'Twenty million a day are 230 a second on average, but a campaign of two million at nine is another thing, and the providers limit us, so it is about queues and priorities. A team calls one endpoint: type “order shipped”, user, variables, and an idempotency key. We store it, answer 202, and the rest is ours. A router takes it, checks the key, and decides per user: consent, preferred channel, language, quiet hours in the local time zone, a limit of so many per hour with the rest in a digest. I check that when sending, since somebody may have unsubscribed an hour ago. Then it goes to queues by channel and urgency. Passcodes have their own queue, workers and provider quota, so no campaign can stand before them, and they expire after two minutes, as a late code is worse than none. Marketing is sent at an even pace. Workers render a versioned template, call the provider, retry temporary errors, and for passcodes switch to a second provider. Provider feedback, delivered, bounced, token invalid, updates the status and removes dead addresses. Support sees the history for each person. Duplicates: a worker can die after sending, so a second mail is possible; where the provider takes a key we pass it on, and for the rest we accept it rather than lose a message. If our service is down, the teams’ outboxes hold their calls. The trade-off of one central service: it is a single point of failure and a shared roadmap, so templates and types must be self-service, and passcodes run isolated enough to survive the rest.',
    criteria: ['Isolation of urgent from bulk', 'Respects the recipient', 'Clear contract for the teams'],
    followUps: [
      {
        question:
          'Marketing starts a campaign to two million people. Someone logs in and waits for a code. What protects her?',
        about: [2, 5],
        answer:
          'Her code goes into a separate queue with own workers and a reserved share of the provider’s rate, maybe even another provider. The campaign is throttled to what remains, so it takes longer, and she does not.',
      },
      {
        question: 'A user unsubscribes while the campaign is already queued. Does she still get it?',
        about: [3],
        answer:
          'No. Consent is checked by the worker right before sending, not when the campaign was queued. The lookup costs a cached read for each message, which is the price for not mailing somebody who has just said no.',
      },
    ],
  },
  {
    id: 'design-of-applications-intermediate-05',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['System Design', 'Rate Limiting', 'Redis'],
    tags: ['rate limiting', 'token bucket', 'public api'],
    question:
      'Your public API runs on 20 instances. Customers get limits by plan, such as 100 requests a minute with short bursts, and one customer’s script must not slow down the others. Design the rate limiting.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Clarifies the aim: fairness and protection or billing, counted by customer and key, and how exact it must be',
        weight: 2,
        said: [
          'Is it to protect us or to sell plans? For protection a few percent off is fine',
          'Limit by API key or account, and not by IP, as many share one',
          'I ask whether it must be exact to the single request, or if roughly is good enough',
        ],
      },
      {
        cue: 'Your way of limiting',
        point:
          'Chooses an algorithm with reasons, such as a token bucket, which allows bursts and an average',
        weight: 3,
        essential: true,
        said: [
          'Tokens refill at 100 a minute, and the bucket size is the burst I permit',
          'Sliding window is more exact, token bucket handles bursts and needs just two numbers',
          'Fixed windows let through double at the border of the minute',
        ],
      },
      {
        cue: 'Where the state lives',
        point:
          'Keeps the counters in a shared store such as Redis, since each of the 20 instances sees only part of the traffic',
        weight: 3,
        essential: true,
        said: [
          'Counting locally would allow 20 times the limit',
          'A central counter that all the instances use',
          'Dividing the limit by 20 fails when the load balancer does not spread evenly',
        ],
      },
      {
        cue: 'Many requests in one instant',
        point:
          'Checks and takes in one atomic step, by a script or an atomic command, so parallel requests do not slip through',
        weight: 3,
        said: [
          'A Lua script in Redis reads, refills and decrements at once',
          'Get then set would be a race between instances',
          'INCR with expiry is atomic, for the simple window',
        ],
      },
      {
        cue: 'What the refused client sees',
        point: 'Answers 429 with when to retry and how much is left, so good clients can adapt',
        weight: 2,
        said: [
          'Status 429 with Retry-After, and headers for limit and remaining',
          'Tell the client how long to wait, otherwise he hammers on',
        ],
      },
      {
        cue: 'If a part fails',
        point:
          'Decides what happens if the store is down: lets traffic through with a local emergency limit, rather than refusing all',
        weight: 3,
        said: [
          'Fail open with a coarse limit in memory per instance, as the API is more important than the counter',
          'A timeout of a few milliseconds on Redis, then continue without',
          'For login attempts I would rather fail closed, it depends on what it protects',
        ],
      },
      {
        cue: 'What each request pays',
        point:
          'Estimates the cost: one quick call per request, and memory of some dozens of bytes per customer',
        weight: 1,
        said: [
          '5,000 requests a second are 5,000 Redis operations, one node is enough, under a millisecond each',
          '100,000 keys with 100 bytes are ten megabytes',
        ],
      },
      {
        cue: 'What per minute misses',
        point:
          'Adds a limit of concurrent or expensive requests, because a number per minute does not bound the work',
        weight: 2,
        said: [
          'Ten slow exports at once can hurt more than 1,000 quick reads',
          'Also at most five parallel requests per customer',
          'Weight the endpoints by what they cost',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Each instance can count for itself with a twentieth of the limit',
        said: ['divide 100 by 20 and count in memory', 'every server allows five per minute'],
        correction:
          'Connections stick and instances come and go, so a customer is refused at five on one while others stand idle. It fits only as an emergency limit.',
      },
      {
        belief: 'A fixed window per minute keeps the limit exactly',
        said: [
          'count per calendar minute and reset, then it is never more than 100',
          'a counter with 60 second expiry is exact',
        ],
        correction:
          'At the turn of the window 100 just before and 100 just after are possible: 200 within seconds.',
      },
    ],
    sampleAnswer:
      'First, what is it for? I assume protecting the others and enforcing plans, per account and not per IP, with a few percent of inexactness allowed. Say 50,000 customers and 5,000 requests a second. I take a token bucket: a hundred tokens a minute flow in, and the size of the bucket is the permitted burst, say 20. It needs two values per customer. A fixed window would be simpler but lets through the double at the turn of the minute. With 20 instances local counting is no good: a customer could use twenty times the limit, or be refused too early if I divide it. So the buckets live in Redis, and a small script refills, checks and takes in one atomic step, otherwise parallel requests slip through. 5,000 calls a second are little for one node, half a millisecond each, and 50,000 buckets a few megabytes. The check sits in the gateway, right after the key is authenticated. Whoever is over gets a 429 with Retry-After and the remaining numbers. Because a number per minute says little about work, exports cost ten tokens, and there is a cap on concurrent requests per customer, which is what really protects the others. If Redis is away or takes more than ten milliseconds, I let requests through with a coarse local limit, and alarm; the API matters more than the counter. For login attempts, I would decide the other way. Plans are cached in the gateway for a minute. The trade-off is a network hop for each request; if it mattered, instances could fetch tokens in small lots, less exact but quicker.',
    criteria: [
      'Reasons for the algorithm and for the place of the counter',
      'Decides consciously how it fails',
    ],
    followUps: [
      {
        question: 'Redis fails for five minutes at noon. What do customers notice in your design?',
        about: [5],
        answer:
          'Normally nothing. After a few milliseconds the gateway goes on with a coarse limit in its own memory. Somebody may get more than their plan allows for those minutes, which is cheaper than refusing everyone.',
      },
      {
        question: 'A customer stays within 100 a minute and still makes the database suffer. How?',
        about: [7, 0],
        answer:
          'With expensive requests: large exports or deep filters, all at once. So I weigh requests by cost, cap how many run at the same time for each customer, and set a time limit on their queries.',
      },
    ],
  },
  {
    id: 'design-of-applications-intermediate-06',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['System Design', 'Search Engineering', 'Elasticsearch'],
    tags: ['product search', 'indexing', 'facets'],
    question:
      'A shop with 800,000 products gets a new search: typo tolerance, filters with counts, results in 200 ms, 150 searches a second at peak. Prices and stock change 50 times a second. Design it, above all how the index stays in step with the database.',
    keyPoints: [
      {
        cue: 'What the index is',
        point:
          'Uses a search engine as a derived copy, with the database remaining the truth, so the index can be rebuilt at any time',
        weight: 3,
        essential: true,
        said: [
          'Elasticsearch holds a denormalized copy, everything in it comes from the relational database',
          'The index is disposable, we can create it anew from the source',
          'Never write only into the search index',
        ],
      },
      {
        cue: 'How a change arrives',
        point:
          'Feeds changes through an outbox or change data capture, instead of writing to both in the request',
        weight: 3,
        essential: true,
        said: [
          'If the shop writes to database and Elastic one after the other, they will drift apart',
          'Debezium reads the changes of the database and a worker updates the documents',
          'Events in an outbox table, then the indexer picks them up',
        ],
      },
      {
        cue: 'If updates get mixed up',
        point:
          'Makes the indexer safe against repeats and wrong order, by loading the current state or comparing versions',
        weight: 2,
        said: [
          'The event says only product 5 changed, and the worker reads the current row',
          'External version numbers, so an older update cannot overwrite a newer one',
          'Processing twice gives the same document',
        ],
      },
      {
        cue: '50 changes a second',
        point:
          'Bundles the 50 changes a second, and treats stock and price apart from the texts, with a tolerance agreed for each',
        weight: 2,
        said: [
          'Bulk updates every second or two instead of one by one',
          'In the index only in stock yes or no, the exact number comes from the database for the 20 shown',
          'A few seconds old is fine in the list, at checkout the price is read fresh',
        ],
      },
      {
        cue: 'Rolling out a new structure',
        point:
          'Rebuilds into a new index beside the old one and switches an alias, for changed mappings without an outage',
        weight: 2,
        said: [
          'Reindex into products_v2, catch up with the changes, then point the alias to it',
          'If v2 is bad I turn the alias back',
          'Such a rebuild of 800,000 takes some minutes, practiced regularly',
        ],
      },
      {
        cue: 'Trusting that both agree',
        point: 'Checks for drift: compares counts and samples, and has a repair job',
        weight: 2,
        said: [
          'Every night compare ids and versions of both sides and fix the differences',
          'A metric for how far the index is behind',
          'Trust but verify, since something gets lost sooner or later',
        ],
      },
      {
        cue: 'Are the results good',
        point:
          'Judges the quality of results with real searches: those with no result, clicks, and a fixed set of judged queries',
        weight: 2,
        said: [
          'I log the queries and which position gets clicked',
          'Before each change of ranking we run 200 known searches and compare',
          'Zero-result searches show missing synonyms',
        ],
      },
      {
        cue: 'If it stops answering',
        point: 'Has a fallback when search is down: simple database search or category pages, with a timeout',
        weight: 1,
        said: [
          'If Elastic does not answer in 500 ms we show categories and bestsellers',
          'The shop must still sell without the search',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Writing to the database and then to the index in the same request keeps them equal',
        said: ['after saving I also call elasticsearch in the controller', 'save to both, that is real time'],
        correction:
          'A crash or an error between the two leaves them apart for good, and parallel writes arrive in a different order. Derive the index from the database’s changes.',
      },
      {
        belief: 'A search engine can replace the database as the only store',
        said: ['keep the products only in Elasticsearch', 'we do not need the SQL database any more'],
        correction:
          'It has no transactions over documents, shows changes with delay, and changing mappings requires reindexing from somewhere. It needs a source behind it.',
      },
    ],
    sampleAnswer:
      '800,000 products at two kilobytes are under two gigabytes, and 150 searches a second is moderate, so a small cluster of three nodes with replicas is enough; the difficulty is staying in step. The database remains the truth. The search engine holds a denormalized copy of each product that I can throw away and rebuild. I would not write to both in a request: a crash in between, or two updates in a different order, and they drift apart. Instead, change data capture or an outbox puts “product 5 changed” into a queue. An indexer collects those for a second, removes repeats, loads the current rows and sends a bulk update with the version, so an older state never overwrites a newer one. 50 changes a second become one bulk a second. Stock changes most and matters least in the index: there I keep only available or not, and for the 20 shown the page reads price and stock from the database or a cache. At checkout it is read fresh anyway. We agree with the business: ten seconds old in the list. When the mapping changes, I build a new index beside it, let it catch up and move the alias, and back if it is bad. Each night a job compares ids and versions and repairs, and a metric shows how far behind we are. For quality, I log searches, clicks and empty results, and run a set of judged queries before each ranking change. If search does not answer in half a second, we show categories and bestsellers. The trade-off is a second system that is always a little late.',
    criteria: [
      'Clear about source and copy',
      'Tolerances agreed per kind of data',
      'Includes quality of results',
    ],
    followUps: [
      {
        question:
          'Two updates of the same product are handled by two workers in the wrong order. What ends up in the index?',
        about: [2],
        answer:
          'The newer state, as each worker loads the current row, or sends the version of the row and the engine refuses a lower one. I also partition the queue by product id, so that this rarely happens.',
      },
      {
        question: 'You need a new analyzer for compound words. How do you roll it out?',
        about: [4, 6],
        answer:
          'A new index with the new analyzer, filled from the database and kept up to date with the old one. I run the judged searches against both, send a few percent of traffic there, then move the alias, and can turn back.',
      },
    ],
  },
  {
    id: 'design-of-applications-intermediate-07',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Transactions', 'Concurrency'],
    tags: ['seat reservation', 'holds', 'expiry'],
    question:
      'Design seat booking for a chain of 60 cinemas: the customer picks seats on a plan, has ten minutes to pay, others see those seats as taken. Premieres bring 300 bookings a minute for the same show. Nobody may find a stranger in the booked seat.',
    keyPoints: [
      {
        cue: 'While the customer pays',
        point:
          'Introduces a hold with an expiry between free and sold, which belongs to a customer’s session',
        weight: 3,
        essential: true,
        said: [
          'Choosing seats makes a temporary reservation with held_until in ten minutes',
          'States free, held, sold, where held runs out by itself',
          'The seat is blocked for this basket while she pays',
        ],
      },
      {
        cue: 'Who gets the seat',
        point:
          'Has the database decide who gets a seat: one row per show and seat, taken by a conditional update or unique key',
        weight: 3,
        essential: true,
        said: [
          'UPDATE seat SET held_by = me WHERE show and seat AND free or expired, then check that the rows match',
          'A unique constraint on show and seat makes a second sale impossible',
          'First come first served in one atomic statement',
        ],
      },
      {
        cue: 'Four seats at once',
        point:
          'Takes several seats all or nothing, in one transaction and in a fixed order, to avoid deadlocks',
        weight: 2,
        said: [
          'If one of the four is gone I roll back all and say so',
          'Lock the seats sorted by number, otherwise two groups block each other',
          'The family wants to sit together, so no half success',
        ],
      },
      {
        cue: 'When ten minutes are over',
        point: 'Treats an expired hold as free by comparing the time, and lets a cleanup job only tidy up',
        weight: 2,
        said: [
          'Free means no holder or held_until in the past, so I do not depend on the cron',
          'If the job is late by five minutes the seats can be taken all the same',
          'Expiry is evaluated at the moment of access',
        ],
      },
      {
        cue: 'If the money comes too late',
        point:
          'Handles payment arriving after the hold has expired: extends the hold when paying begins, else confirms only if still held, otherwise refunds',
        weight: 3,
        said: [
          'At the start of payment I prolong it, and at the end sell only where it is still mine',
          'If somebody else has the seat by now, give the money back and apologize',
          'The move from held to sold checks the holder once more',
        ],
      },
      {
        cue: 'What the numbers mean',
        point:
          'Estimates: 300 a minute are five a second on one show, so one database suffices, and plan views are the larger load',
        weight: 2,
        said: [
          'Five bookings a second is nothing, but thousands look at the plan and refresh',
          'Reading the plan is far more often, I cache it for one or two seconds',
          '60 cinemas, eight halls, five shows, 200 seats are about half a million rows a day',
        ],
      },
      {
        cue: 'What others see',
        point:
          'Shows the plan from a cache that may be a little old, and tells clearly when a seat was just taken',
        weight: 2,
        said: [
          'The view may lag two seconds, the decision is made when selecting',
          'On conflict: seat 12 was just taken, here is the new plan',
        ],
      },
      {
        cue: 'Fairness and the counter',
        point:
          'Prevents hoarding: limit of seats per person, holds per session, and the box office uses the same system',
        weight: 1,
        said: [
          'A bot could hold all the seats every ten minutes, so at most eight per customer',
          'The cashier at the counter books by the same rule',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Locking the seat row in a database transaction for ten minutes is the way to hold it',
        said: ['select for update until the payment is done', 'keep the transaction open while he pays'],
        correction:
          'It ties up a connection per customer and vanishes with it. A hold is data with an expiry; transactions stay milliseconds short.',
      },
      {
        belief: 'A timer that releases seats is needed for correctness',
        said: [
          'a cron job every minute frees the expired seats',
          'set a timeout in the server that releases it',
        ],
        correction:
          'If the job stops or the server restarts, seats stay blocked. Compare the expiry when accessing; the job only tidies up.',
      },
    ],
    sampleAnswer:
      'Five bookings a second on one premiere are nothing for a database. Looking at the plan is more: perhaps 3,000 people refreshing every few seconds, so I cache the plan of a show for two seconds. It may be slightly old, because the decision is made elsewhere. For each show and seat there is a row with state, holder and held_until; 60 cinemas with eight halls, five shows and 200 seats make half a million rows a day, archived later. When a customer selects four seats, one transaction updates these rows, in order of seat number, where they are free or their hold has expired. If not exactly four rows change, I roll back and say which are gone. So it is all or nothing, and two groups cannot deadlock. The hold lasts ten minutes. Expiry is a comparison with the clock of the database, no timer; a job only tidies up. I never keep a transaction open while she pays. When payment starts, I extend the hold a little, so that it outlasts the provider. On success, held becomes sold, only where it is still hers. If it came too late and the seat is gone, the payment is refunded automatically, with a message; rare, but it must be built. Tickets get a code checked at the door. At most eight seats per person, and repeated holding without paying is throttled, as bots would block the hall. The box office uses the same service, and if the line is down it sells from a set of seats kept back for that. The trade-off: long holds make a hall look full, short ones annoy.',
    criteria: ['Separates view from decision', 'Thinks through late payment', 'Short transactions'],
    followUps: [
      {
        question: 'The job that frees expired holds has been dead for an hour. What do customers notice?',
        about: [3],
        answer:
          'Nothing. A hold counts only while held_until is in the future, and the query that shows and takes seats compares that itself. The table just contains old entries until the job runs again.',
      },
      {
        question: 'Payment success arrives in minute twelve, and someone else has bought the seat. What now?',
        about: [4],
        answer:
          'The transition from held to sold changes no row, as the holder is different. So I refund at once, tell her, and offer seats nearby. Extending the hold when payment begins makes this rare.',
      },
    ],
  },
  {
    id: 'design-of-applications-intermediate-08',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Technical Lead',
      'Solutions Architect',
      'Engineering Manager',
    ],
    skills: ['System Design', 'Batch Jobs', 'Software as a Service'],
    tags: ['long jobs', 'exports', 'progress'],
    question:
      'In a business application for 3,000 companies, users export reports. Small ones take two seconds, large ones 40 minutes and millions of rows; today they run in the web request, time out, and slow down everyone. Redesign it.',
    keyPoints: [
      {
        cue: 'What the request does',
        point: 'Turns the export into a job: the request stores it and answers 202 with a status address',
        weight: 3,
        essential: true,
        said: [
          'POST /exports creates a row and returns its id, the browser asks for the state',
          'Not in the HTTP request any more, a worker does it afterward',
          'The user may leave the page and gets told when it is ready',
        ],
      },
      {
        cue: 'Where the work runs',
        point:
          'Runs workers apart from the web servers and reads from a replica or copy, so exports cannot hurt others',
        weight: 3,
        essential: true,
        said: [
          'Own processes and own database connections, on the read replica',
          'A heavy report must not use the pool of the web application',
          'If all the workers are busy the site still runs normally',
        ],
      },
      {
        cue: 'Between the companies',
        point:
          'Shares fairly: a limit of running jobs per company, and separate lanes for small and large ones',
        weight: 3,
        said: [
          'One company starts 50 exports, the others must not wait behind them',
          'At most two at a time per customer, round robin among the companies',
          'Quick ones have their own queue so two seconds do not wait behind 40 minutes',
        ],
      },
      {
        cue: 'How millions of rows get out',
        point:
          'Streams rows in portions straight into a file in object storage, without collecting them in memory',
        weight: 2,
        said: [
          'With a cursor or by key 5,000 rows at a time and write to a multipart upload',
          'Ten million rows do not fit into the memory of the process',
          'Constant memory however large it is',
        ],
      },
      {
        cue: 'If a machine goes away',
        point:
          'Survives crashes and deployments: heartbeat, retry, checkpoints or starting again, and never two results for one job',
        weight: 2,
        said: [
          'A worker that no longer reports loses the job to another one',
          'It saves the last key, so it can go on from there after a restart',
          'The file appears only when complete, under the job’s id',
        ],
      },
      {
        cue: 'How the user gets it',
        point:
          'Delivers by a download link that expires and checks the user’s rights, and deletes files after some days',
        weight: 2,
        said: [
          'A signed URL for an hour, only for the one who ordered it or his company',
          'Customer data should not lie around forever',
          'Permissions are checked when downloading again, he might have left the firm',
        ],
      },
      {
        cue: 'While the user waits',
        point: 'Shows progress, lets people cancel, and recognizes the same export ordered twice',
        weight: 2,
        said: [
          'Otherwise they press the button five times since nothing seems to happen',
          'A cancel button which the worker looks at between the batches',
          'Same parameters within a few minutes: give back the running job',
        ],
      },
      {
        cue: 'Which state it shows',
        point:
          'Says at which moment the data is valid: one consistent snapshot or rows changing while it runs',
        weight: 1,
        said: [
          'For accounting it must be as of one point in time, otherwise sums do not match',
          'A 40 minute transaction keeps old versions alive, so better a snapshot or limit by date',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Raising the timeouts solves it',
        said: ['set the proxy timeout to one hour', 'increase the request timeout so that it finishes'],
        correction:
          'Connections still break, each deployment kills the export, and web capacity is tied up for 40 minutes each. Work of that length belongs in a job.',
      },
      {
        belief: 'Just moving it to a queue already protects the others',
        said: ['put it in a queue and everything is fine', 'async processing means it does not affect users'],
        correction:
          'If the workers use the same database and pool without limits, they slow the site just the same, and one company fills the queue for all.',
      },
    ],
    sampleAnswer:
      'I would look at the numbers first: assume 5,000 exports a day, 90 percent under ten seconds, and a few dozen large ones, mostly on the first of the month. So it is less about throughput than about isolation and fairness. The request validates the parameters and rights, stores a job with company, user and parameters, and answers 202 with its address. If the same one is already running, it returns that. The page shows progress, and a notice comes when it is done. Workers are processes of their own, with few connections to a read replica, so the web application keeps its database. There are two lanes by estimated size, so that two seconds never wait behind 40 minutes, and each company runs at most two at a time, picked in turn. The worker reads by key in portions of 5,000 rows and streams them into object storage, with constant memory. It stores heartbeat and last key. If it dies or is redeployed, another one continues or begins again, and the file becomes visible only when complete, so nobody gets half a report. For accounting I ask which moment it should show; with a fixed end date and booked entries, rows no longer change, which is better than a transaction open for 40 minutes. The download is a signed link of an hour after checking rights again, and files are deleted after seven days. Between portions the worker looks whether it was canceled. If the replica lags or fails, exports pause, and the site goes on. The trade-off is that small exports are a second slower than before.',
    criteria: [
      'Isolation and fairness before throughput',
      'Handles restarts as normal',
      'Protects exported data',
    ],
    followUps: [
      {
        question: 'On the first of the month one company orders 60 large exports. What do the others notice?',
        about: [2, 1],
        answer:
          'Hardly anything. Only two of them run at a time, jobs are taken from the companies in turn, and small ones have their own lane. That company sees its place in line; the site itself has separate capacity.',
      },
      {
        question: 'You deploy while a 40-minute export is at minute 35. What happens?',
        about: [4, 3],
        answer:
          'The worker gets a signal, stops after the current portion and stores its position. A new one goes on from there with the next part of the upload. Without checkpoints it would start over, which is correct but wasteful.',
      },
    ],
  },
]

import type { SkillQuiz } from './quiz-question.ts'

export const restApisQuiz: SkillQuiz = {
  skill: 'REST APIs',
  questions: [
    {
      id: 'rest-apis-01',
      difficulty: 'beginner',
      question: 'Which request fits best to change only the phone number of customer 7?',
      right: {
        text: '`PATCH /customers/7` with `{ "phone": "555-0100" }`',
        why: '`PATCH` changes the parts that are sent and leaves the rest of the resource alone.',
      },
      wrong: [
        {
          text: '`GET /customers/7?phone=555-0100` without a body',
          why: '`GET` must not change anything; caches, crawlers and prefetching may repeat it at will.',
        },
        {
          text: '`PUT /customers/7` with `{ "phone": "555-0100" }`',
          why: '`PUT` replaces the whole resource, so the missing fields would be lost.',
        },
        {
          text: '`POST /updateCustomerPhone` with the id and phone',
          why: 'The action is put into the address, and neither the method nor the resource says what it is about.',
        },
      ],
    },
    {
      id: 'rest-apis-02',
      difficulty: 'beginner',
      question: 'A client asks for `/orders/999`, which does not exist. What should the API answer?',
      right: {
        text: '404 with an error body that names the problem',
        why: 'The status tells programs and tools what happened; the body helps the developer.',
      },
      wrong: [
        {
          text: '200 with `{ "error": "not found" }` in its body',
          why: 'Clients, caches and monitoring take 200 for success and overlook the error.',
        },
        {
          text: '500 with a text that the order does not exist',
          why: 'A 5xx says that the server has failed, and many clients would try again.',
        },
        {
          text: '204 without a body, as there is nothing to send',
          why: '204 says that the request succeeded and there is no content to return.',
        },
      ],
    },
    {
      id: 'rest-apis-03',
      difficulty: 'beginner',
      question:
        'Which status tells a client that it has sent no valid login, rather than that it lacks a permission?',
      right: {
        text: '401',
        why: 'It asks for (valid) credentials; 403 says that the known caller is not allowed to do this.',
      },
      wrong: [
        {
          text: '403',
          why: 'It means that the server knows who is asking and refuses; logging in again would not help.',
        },
        {
          text: '400',
          why: 'It means that the request is malformed, whoever sent it.',
        },
        {
          text: '407',
          why: 'It asks for a login at a proxy on the way, not at the API.',
        },
      ],
    },
    {
      id: 'rest-apis-04',
      difficulty: 'beginner',
      question: 'The server has created an order for this request. What should the answer contain?',
      code: {
        language: 'http',
        lines: [
          'POST /orders HTTP/1.1',
          'Content-Type: application/json',
          '',
          '{ "sku": "tea", "amount": 2 }',
        ],
      },
      right: {
        text: 'Status 201 and the address of the order in `Location`',
        why: '201 says that something was created; `Location` tells the client where to find it.',
      },
      wrong: [
        {
          text: 'Status 200 and the text that an order was created',
          why: 'Success is clear, but the client does not learn where the order is.',
        },
        {
          text: 'Status 302 and the address of the order in `Location`',
          why: 'A redirect tells the client to continue elsewhere; it does not report a creation.',
        },
        {
          text: 'Status 202 and the order with its final number',
          why: '202 means accepted for later processing, so nothing final could be returned.',
        },
      ],
    },
    {
      id: 'rest-apis-05',
      difficulty: 'beginner',
      question: 'Which address for the comments on article 12 fits the conventions of REST?',
      right: {
        text: '`/articles/12/comments`',
        why: 'Nouns for resources, the plural for collections, and the nesting shows what belongs to what.',
      },
      wrong: [
        {
          text: '`/getComments?article=12`',
          why: 'The verb repeats what the method `GET` already says.',
        },
        {
          text: '`/articles/comments?id=12`',
          why: 'It looks as if `id` were that of a comment, and hides the relation.',
        },
        {
          text: '`/article-12-comments.json`',
          why: 'The hierarchy is hidden in a name, and the format belongs in the `Accept` header.',
        },
      ],
    },
    {
      id: 'rest-apis-06',
      difficulty: 'beginner',
      question: 'The API answers this request with 415. What is missing?',
      code: {
        language: 'bash',
        lines: ['curl -X POST https://api.example.com/orders \\', '  -d \'{"sku": "tea", "amount": 2}\''],
      },
      right: {
        text: "`-H 'Content-Type: application/json'`",
        why: 'With `-d`, curl declares form data by default, and the server does not accept that media type.',
      },
      wrong: [
        {
          text: "`-H 'Accept: application/json'`",
          why: 'This says what the client wants to receive; a mismatch there would give 406.',
        },
        {
          text: "`-H 'Content-Length: 27'` for the body",
          why: 'curl sets the length by itself, and a missing one would give 411.',
        },
        {
          text: "`-H 'Authorization: Bearer …'`",
          why: 'Missing credentials would give 401 rather than 415.',
        },
      ],
    },
    {
      id: 'rest-apis-07',
      difficulty: 'beginner',
      question: 'The list takes half a minute and grows with every product. What is the usual remedy?',
      code: {
        language: 'http',
        lines: [
          'GET /products HTTP/1.1',
          '',
          'HTTP/1.1 200 OK',
          'Content-Type: application/json',
          'Content-Length: 48211907',
        ],
      },
      right: {
        text: 'Return pages of limited size with a link to the next',
        why: "The client takes as many as it needs, and the server's work per request is bounded.",
      },
      wrong: [
        {
          text: 'Return all of the entries, but compressed with gzip',
          why: 'Transfer gets shorter, but the database and both programs still handle everything.',
        },
        {
          text: 'Raise the timeouts of client and server to a minute',
          why: 'The slowness stays and gets worse with each new product.',
        },
        {
          text: 'Accept a `POST` instead, since it may take longer',
          why: 'The method has no influence on the time, and `POST` would prevent caching.',
        },
      ],
    },
    {
      id: 'rest-apis-08',
      difficulty: 'beginner',
      question: 'Why should a `GET` request never delete anything, as in `GET /users/7/delete`?',
      right: {
        text: 'Crawlers, prefetching and retries may call it at any time',
        why: '`GET` is defined as safe, so everything on the web feels free to send it.',
      },
      wrong: [
        {
          text: 'Browsers refuse to send `GET` to addresses with a verb',
          why: 'Browsers do not look at the words in an address.',
        },
        {
          text: 'The server cannot read the id from the address of a `GET`',
          why: 'Path parameters work with every method.',
        },
        {
          text: 'A `GET` cannot carry the login that is needed to delete',
          why: 'Cookies and headers are sent with `GET` as well.',
        },
      ],
    },
    {
      id: 'rest-apis-09',
      difficulty: 'intermediate',
      question:
        'The connection breaks before the client gets the answer to a payment. How can it repeat the request without paying twice?',
      code: {
        language: 'http',
        lines: ['POST /payments HTTP/1.1', 'Idempotency-Key: 5f2c1e9a', 'Content-Type: application/json'],
      },
      right: {
        text: "The server stores the key's result and returns it again",
        why: 'With the same key the repeated request has no second effect; the client sees the first result.',
      },
      wrong: [
        {
          text: 'The client waits a minute, so that the first one is over',
          why: 'The first request may have succeeded long ago; waiting does not prevent a second payment.',
        },
        {
          text: 'The client uses `PUT /payments`, as `PUT` is idempotent',
          why: 'A method is only idempotent if the server implements it so, for an address known to the client.',
        },
        {
          text: 'The server rejects a second payment of the same amount',
          why: 'Two equal payments can be intended, so the amount identifies nothing.',
        },
      ],
    },
    {
      id: 'rest-apis-10',
      difficulty: 'intermediate',
      question:
        "Two editors load an article at the same time and save it one after the other; the first one's changes are lost. Which means of HTTP prevents it?",
      code: {
        language: 'http',
        lines: ['GET /articles/12 HTTP/1.1', '', 'HTTP/1.1 200 OK', 'ETag: "v41"'],
      },
      right: {
        text: '`If-Match` with the loaded `ETag`, answered by 412 on a change',
        why: 'The server saves only if the version is still the one that was loaded; the second editor learns of the conflict.',
      },
      wrong: [
        {
          text: '`If-None-Match` with the loaded `ETag`, answered by 304',
          why: 'This avoids sending an unchanged representation when reading.',
        },
        {
          text: '`Cache-Control: no-store` on the article, so nothing is old',
          why: 'The second editor still saves over the first one; both loaded the article before.',
        },
        {
          text: '`Last-Modified` in the answer, which browsers then compare',
          why: 'Browsers compare nothing when saving; the client must send a precondition.',
        },
      ],
    },
    {
      id: 'rest-apis-11',
      difficulty: 'intermediate',
      question:
        'New orders arrive while a client goes through `?page=1`, `?page=2`. Sorted by newest first, what happens, and what helps?',
      right: {
        text: 'Entries appear twice; a cursor after the last one helps',
        why: 'New entries push others to the next page. `?after=<id>` continues behind the last entry seen.',
      },
      wrong: [
        {
          text: 'Entries are missing; a larger page size is what helps',
          why: 'With new ones in front, entries repeat; larger pages make it rarer but do not prevent it.',
        },
        {
          text: 'The order changes; sorting in the client is what helps',
          why: 'The client only has what it loaded; sorting does not remove duplicates.',
        },
        {
          text: 'Nothing happens, since each page is a fixed snapshot',
          why: 'With offsets each request is a new query of the current data.',
        },
      ],
    },
    {
      id: 'rest-apis-12',
      difficulty: 'intermediate',
      question:
        'Many clients read these answers. `email` should be renamed to `contactEmail`. Which path avoids breaking them?',
      code: {
        language: 'json',
        lines: ['{ "id": 7, "name": "Ada", "email": "ada@example.com" }'],
      },
      right: {
        text: 'Send the two fields for a time, then drop the old one',
        why: 'Adding is compatible; after a deprecation period with measured use the old name can go.',
      },
      wrong: [
        {
          text: 'Rename it at once and announce it in the release notes',
          why: 'Clients break at the moment of release, whether they read the notes or not.',
        },
        {
          text: 'Rename it and answer with 301, so that clients follow',
          why: 'A redirect names another address and says nothing about fields in a body.',
        },
        {
          text: 'Send the new one to clients with a newer `User-Agent`',
          why: 'The header says nothing reliable about which version of the API a program expects.',
        },
      ],
    },
    {
      id: 'rest-apis-13',
      difficulty: 'intermediate',
      question: 'A report takes about ten minutes to build. Which design suits `POST /reports`?',
      right: {
        text: 'Answer 202 with an address where the state can be asked',
        why: 'The client is not held for minutes; it polls the job or gets a callback when the report is ready.',
      },
      wrong: [
        {
          text: 'Answer 200 once it is ready, with timeouts set to an hour',
          why: 'Proxies and networks cut long idle requests, and a lost connection loses the result.',
        },
        {
          text: 'Answer 503 with `Retry-After`, until the report is ready',
          why: '503 means that the service is unavailable, and each repeated `POST` would start anew.',
        },
        {
          text: 'Answer 201 at once, with an empty report as its content',
          why: '201 says that the report exists; clients would take the empty one for the result.',
        },
      ],
    },
    {
      id: 'rest-apis-14',
      difficulty: 'intermediate',
      question: 'The API answers with 429. Which behavior of the client is right?',
      code: {
        language: 'http',
        lines: ['HTTP/1.1 429 Too Many Requests', 'Retry-After: 30'],
      },
      right: {
        text: 'Wait at least 30 seconds, then go on at a slower pace',
        why: 'The header says when to come back; without it, growing waits with some randomness are usual.',
      },
      wrong: [
        {
          text: 'Repeat it at once, as the answer may come from another node',
          why: 'It adds to the load, and limits usually hold across nodes.',
        },
        {
          text: 'Treat it as a fault of the server and report an outage',
          why: 'A 4xx is about the client: it has sent more than it is allowed to.',
        },
        {
          text: 'Repeat it on 30 connections, one for each of the seconds',
          why: 'More connections only exceed the limit further.',
        },
      ],
    },
    {
      id: 'rest-apis-15',
      difficulty: 'intermediate',
      question:
        "A web page on `app.example` calls the API on `api.example`. The request works with curl, but the browser's script gets an error. What is missing?",
      right: {
        text: "The API's `Access-Control-Allow-Origin` for that page",
        why: 'Browsers hand answers of other origins to scripts only if the server permits it; curl does not check.',
      },
      wrong: [
        {
          text: "The page's `Access-Control-Allow-Origin` for that API",
          why: 'The permission has to come from the server that is called, not from the page.',
        },
        {
          text: "The client's `Origin` header, which has to be set by hand",
          why: 'Browsers set it by themselves and do not let scripts change it.',
        },
        {
          text: "The API's certificate, as scripts cannot call it without TLS",
          why: 'The call with curl would show a certificate problem as well.',
        },
      ],
    },
    {
      id: 'rest-apis-16',
      difficulty: 'intermediate',
      question:
        'A mobile app shows 50 orders with the names of the customers and sends these requests. What is the best change to the API?',
      code: {
        language: 'text',
        lines: [
          'GET /orders?limit=50',
          'GET /customers/311',
          'GET /customers/87',
          'GET /customers/942',
          '… (47 more)',
        ],
      },
      right: {
        text: 'Let the list include customers on demand, as `?expand=customer`',
        why: 'One request instead of 51, and clients that do not need the customers are not burdened.',
      },
      wrong: [
        {
          text: 'Let the list contain each customer with all of their orders',
          why: 'It bloats every answer, and data repeats itself without end.',
        },
        {
          text: 'Let the app send the 50 requests in parallel over one connection',
          why: 'Less waiting, but still 50 requests of work for servers and batteries.',
        },
        {
          text: "Let the customers be cached for a day in the app's database",
          why: 'The first load stays slow, and names are out of date for a day.',
        },
      ],
    },
    {
      id: 'rest-apis-17',
      difficulty: 'expert',
      question:
        'Which caching header suits an answer that depends on who is logged in, changes rarely, and must never be stored for other users?',
      right: {
        text: '`Cache-Control: private, no-cache` with an `ETag`',
        why: "Only the user's own cache may store it, and it asks each time, mostly getting a short 304.",
      },
      wrong: [
        {
          text: '`Cache-Control: public, max-age=600` with an `ETag`',
          why: "Shared caches could hand one user's data to another one.",
        },
        {
          text: '`Cache-Control: s-maxage=600` with `Vary: Accept`',
          why: '`s-maxage` addresses shared caches, and `Accept` does not tell users apart.',
        },
        {
          text: '`Cache-Control: max-age=0, public` with no `ETag`',
          why: 'Shared caches may store it, and without a validator each check sends the whole answer.',
        },
      ],
    },
    {
      id: 'rest-apis-18',
      difficulty: 'expert',
      question:
        'Four services call each other in a row, and the last one calls a database. Each makes up to three tries. The database slows down. What happens, and what is the remedy?',
      right: {
        text: 'Up to 81 calls for one request; retry at one layer with a budget',
        why: 'Retries multiply by layer (3⁴) and keep an overloaded database down. Budgets and circuit breakers limit them.',
      },
      wrong: [
        {
          text: 'Up to 12 calls for one request; use longer waits at each layer',
          why: 'The tries multiply and do not add up; waiting alone leaves the amplification.',
        },
        {
          text: 'Up to 4 calls for one request; retry more often at each layer',
          why: 'More tries worsen the overload that is the cause.',
        },
        {
          text: 'Up to 81 calls for one request; use more threads at each layer',
          why: 'More threads send more at the same time to the database that is already slow.',
        },
      ],
    },
    {
      id: 'rest-apis-19',
      difficulty: 'expert',
      question:
        'A list endpoint accepts `?sort=` with any field. In production, single requests slow down the whole database. What is the sound design?',
      right: {
        text: 'Allow sorting by a documented set of indexed fields',
        why: 'An API is a promise about cost as well; each field on the list can be backed by an index.',
      },
      wrong: [
        {
          text: 'Allow any field, but only for the first 10,000 rows',
          why: 'The database must sort everything to know which rows come first.',
        },
        {
          text: 'Allow any field, and add an index for every column',
          why: 'Each index costs on every write, and combinations with filters would still not be covered.',
        },
        {
          text: 'Allow any field, and sort the rows in the API server',
          why: 'The server would have to load all rows first, which is even more expensive.',
        },
      ],
    },
    {
      id: 'rest-apis-20',
      difficulty: 'expert',
      question: '`PUT /devices/7` is described as idempotent. Which implementation breaks that?',
      right: {
        text: 'Each call appends the sent notes to the stored notes',
        why: 'Repeating the request changes the state again. Replacing the notes would lead to the same state each time.',
      },
      wrong: [
        {
          text: 'Each call writes a line to the audit log of the device',
          why: 'Idempotence is about the intended effect on the resource; logging may differ.',
        },
        {
          text: 'Each call answers 201 at first and 200 when repeated',
          why: 'The answers may differ; what matters is the state that is left.',
        },
        {
          text: 'Each call replaces the device and updates its `ETag`',
          why: 'The representation is the same after each repetition; that is what idempotent asks for.',
        },
      ],
    },
    {
      id: 'rest-apis-21',
      difficulty: 'expert',
      question:
        'A logged-in customer changes the number in this request and sees an invoice of somebody else. Which fix addresses the cause?',
      code: {
        language: 'http',
        lines: ['GET /invoices/10428 HTTP/1.1', 'Authorization: Bearer eyJhbGciOi…'],
      },
      right: {
        text: 'Check on every access that the invoice belongs to the caller',
        why: 'Authorization per object is what is missing; it must be enforced on the server for each request.',
      },
      wrong: [
        {
          text: 'Replace the numbers by random UUIDs that nobody could guess',
          why: 'It makes guessing harder, but a leaked or shared id still opens the invoice.',
        },
        {
          text: 'Encrypt the numbers in the address with a key of the server',
          why: 'The encrypted value works for whoever gets hold of it, like the number before.',
        },
        {
          text: 'Require that each caller is logged in before the invoice loads',
          why: 'Those customers are logged in; the question is what they may see.',
        },
      ],
    },
    {
      id: 'rest-apis-22',
      difficulty: 'expert',
      question:
        'A public API has 300 clients. Which change is compatible for clients that ignore fields they do not know?',
      right: {
        text: 'Accepting an additional optional field in a request',
        why: 'Old requests stay valid and mean the same; new clients may use the field.',
      },
      wrong: [
        {
          text: 'Returning `null` for a field that always had a value',
          why: "Clients that rely on the value break, although the schema's names are the same.",
        },
        {
          text: 'Adding a value to an enumeration that answers contain',
          why: 'Clients with a `switch` over the known values may fail on the new one.',
        },
        {
          text: 'Rejecting values in a request that used to be accepted',
          why: 'A stricter validation turns requests that worked into errors.',
        },
      ],
    },
    {
      id: 'rest-apis-23',
      difficulty: 'expert',
      question:
        'Webhooks are delivered at least once and sometimes out of order. How should a receiver deal with these events?',
      code: {
        language: 'json',
        lines: [
          '{ "eventId": "e-91", "type": "order.updated", "version": 6, "state": "shipped" }',
          '{ "eventId": "e-88", "type": "order.updated", "version": 5, "state": "paid" }',
          '{ "eventId": "e-91", "type": "order.updated", "version": 6, "state": "shipped" }',
        ],
      },
      right: {
        text: 'Drop known event ids, and apply only if the version is newer',
        why: 'Deduplication handles repeats, and comparing versions keeps an old event from undoing a new state.',
      },
      wrong: [
        {
          text: 'Answer 409 to repeats, so that the sender stops sending them',
          why: 'An error status leads to more deliveries of the same event.',
        },
        {
          text: 'Process each one as it comes, as the last one wins in the end',
          why: 'The last to arrive need not be the latest, so an old state may stay.',
        },
        {
          text: 'Wait an hour and sort by time of arrival before processing',
          why: 'The time of arrival is exactly what is unreliable.',
        },
      ],
    },
    {
      id: 'rest-apis-24',
      difficulty: 'expert',
      question:
        'The gateway calls the service, which queries the database. What goes wrong with these timeouts under load?',
      code: {
        language: 'yaml',
        lines: [
          'gateway:',
          '  request_timeout: 30s',
          'service:',
          '  request_timeout: 60s',
          'database:',
          '  statement_timeout: 120s',
        ],
      },
      right: {
        text: 'Work goes on for requests whose callers have long given up',
        why: 'Abandoned work takes up capacity and slows down the rest. Inner timeouts must be shorter, or a deadline passed along.',
      },
      wrong: [
        {
          text: 'The gateway waits for the database, as the longest one counts',
          why: 'Each layer applies its own timeout; the gateway gives up after 30 s.',
        },
        {
          text: 'The database drops connections first, so the service restarts',
          why: 'The database has the longest timeout and is the last to give up.',
        },
        {
          text: 'The timeouts add up, so a client waits for three and a half minutes',
          why: 'They run at the same time, and the outermost one ends the waiting.',
        },
      ],
    },
  ],
}

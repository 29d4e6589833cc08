import type { SkillQuiz } from './quiz-question.ts'

export const identityAndAccessManagementQuiz: SkillQuiz = {
  skill: 'Identity & Access Management',
  questions: [
    {
      id: 'identity-and-access-management-01',
      difficulty: 'beginner',
      question: 'An employee moves from sales to accounting. What should happen to the access rights?',
      right: {
        text: 'The rights of sales are removed, those of accounting added',
        why: 'Rights follow the current task. What is merely added adds up over the years to accounts that may do nearly everything.',
      },
      wrong: [
        {
          text: 'The rights of accounting are added, those of sales are kept',
          why: 'Keeping old rights “for questions” is how people collect rights that nobody has approved in this combination.',
        },
        {
          text: 'The rights are copied from a colleague in accounting',
          why: 'That copies whatever the colleague has collected as well, and leaves the rights of sales in place.',
        },
        {
          text: 'The rights stay until the yearly review of all accounts',
          why: 'Until then the new task cannot be done, or is done with the wrong rights. A move is an event to act on at once.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-02',
      difficulty: 'beginner',
      question:
        'A user has signed in and sees her profile, but one page answers like this. Where do you look?',
      code: {
        language: 'http',
        lines: [
          'GET /admin/reports HTTP/1.1',
          'Authorization: Bearer eyJhbGciOi…',
          '',
          'HTTP/1.1 403 Forbidden',
        ],
      },
      right: {
        text: 'At the roles that are assigned to her',
        why: '403 says that the server knows who she is but does not let her do this. It is a question of authorization.',
      },
      wrong: [
        {
          text: 'At the password, which may be wrong',
          why: 'A failed authentication gives 401, and she could not have signed in.',
        },
        {
          text: 'At the token, which may have expired',
          why: 'An expired token leads to 401 for the profile page too.',
        },
        {
          text: 'At the address, which may not exist',
          why: 'A page that does not exist gives 404. Some servers hide pages that way, but not by 403.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-03',
      difficulty: 'beginner',
      question: 'Six administrators share the account `admin` and its password. What is the main problem?',
      right: {
        text: 'Nobody can tell later who did what',
        why: 'Logs show only `admin`. And when one of them leaves, the password must change for all. Personal accounts solve both.',
      },
      wrong: [
        {
          text: 'Nobody can work while another one does',
          why: 'Most systems allow several sessions of one account.',
        },
        {
          text: 'Nobody can remember a password that long',
          why: 'A password manager can. A well-kept shared secret still does not show who used it.',
        },
        {
          text: 'Nobody can use multi-factor sign-in for it',
          why: 'A shared second factor is possible, and people do it. It does not bring back accountability.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-04',
      difficulty: 'beginner',
      question: 'An employee is dismissed with immediate effect. What do you do first about the accounts?',
      right: {
        text: 'Disable the central account and end its sessions',
        why: 'It closes all that hangs on the single sign-on at once, including sessions that are open, and keeps data and logs for later.',
      },
      wrong: [
        {
          text: 'Delete the central account and all of its data',
          why: 'Mail, files and evidence would be lost. Disabling stops access without destroying anything.',
        },
        {
          text: 'Change the password and hand it to the manager',
          why: 'Open sessions and tokens may live on, and the manager would act under a foreign name.',
        },
        {
          text: 'Remove the account from groups at the next review',
          why: 'Until the next review the person could still get in.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-05',
      difficulty: 'beginner',
      question: 'An intern needs to read the sales reports for three months. Which group fits best?',
      code: {
        language: 'text',
        lines: [
          'GROUP              RIGHTS',
          'bi-admins          all rights on all reports and users',
          'sales-team         read and change sales reports, customers, prices',
          'sales-reports-ro   read sales reports',
          'everyone-ro        read all reports, salaries included',
        ],
      },
      right: {
        text: '`sales-reports-ro`, with an end date',
        why: 'It gives what the task needs and no more, and the end date removes it without anybody having to remember.',
      },
      wrong: [
        {
          text: '`sales-team`, with an end date',
          why: 'It would also allow changing reports and prices, which the task does not need.',
        },
        {
          text: '`everyone-ro`, as it is read-only',
          why: 'Reading can be too much as well: salaries have nothing to do with the task.',
        },
        {
          text: '`sales-reports-ro`, without an end',
          why: 'The right group, but experience shows that rights without an end stay after the internship.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-06',
      difficulty: 'beginner',
      question:
        'A developer stores passwords as SHA-256 with a salt, “as it is secure and fast”. What do you answer?',
      right: {
        text: 'Fast is the problem; use Argon2id or bcrypt',
        why: 'Whoever steals the hashes tries billions of guesses per second on a graphics card. Password hashes are slow on purpose.',
      },
      wrong: [
        {
          text: 'Salt is the problem; use SHA-256 without it',
          why: 'Without a salt, equal passwords have equal hashes, and ready-made tables work.',
        },
        {
          text: 'Hashing is the problem; use AES encryption',
          why: 'What is encrypted can be decrypted by whoever gets the key. A server never needs the password back.',
        },
        {
          text: 'Length is the problem; use SHA-512 with a salt',
          why: 'A longer result is just as fast to compute, so guessing stays cheap.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-07',
      difficulty: 'beginner',
      question:
        'A fake sign-in page passes on in real time whatever a user types. Which second factor stops the attacker?',
      right: {
        text: 'A passkey or security key',
        why: 'The browser only uses it for the real domain, so on the fake page there is nothing to pass on.',
      },
      wrong: [
        {
          text: 'A code sent by text message',
          why: 'The user types it into the fake page, and the attacker uses it within seconds.',
        },
        {
          text: 'A code from an authenticator app',
          why: 'It is valid for some 30 seconds, which is long enough to be passed on.',
        },
        {
          text: 'A confirmation in a phone app',
          why: 'The user believes that it is their own sign-in and confirms that of the attacker.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-08',
      difficulty: 'beginner',
      question:
        'A company makes everyone change their password every 30 days. What is the usual effect, and what is better?',
      right: {
        text: 'Weaker patterns; long passwords, changed only on suspicion',
        why: 'People move on to `Spring2026!` and the like. Current guidance asks for length, a check against known leaks, and a second factor.',
      },
      wrong: [
        {
          text: 'Stronger choices; the same rule, with a special character added',
          why: 'Forced characters and frequent changes lead to predictable patterns, as leaked passwords show.',
        },
        {
          text: 'Shorter attacks; the same rule, but with 14 days in place of 30',
          why: 'A stolen password is mostly used within hours, and the next one can be guessed from the last.',
        },
        {
          text: 'Fewer tickets; a rule that the help desk sets all the passwords',
          why: 'Changes produce more tickets; and a password that others know proves nothing.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-09',
      difficulty: 'intermediate',
      question: 'An API lets requests through by this function. What can an attacker do?',
      code: {
        language: 'javascript',
        lines: [
          'function userOf(token) {',
          "  const payload = JSON.parse(Buffer.from(token.split('.')[1], 'base64url'))",
          '  if (payload.exp * 1000 < Date.now()) return null',
          '  return { id: payload.sub, roles: payload.roles }',
          '}',
        ],
      },
      right: {
        text: 'Write a token with any user and role of their choice',
        why: 'The signature is never checked, so the content is just a claim. Verify it with the key of the issuer and a fixed algorithm, then issuer and audience.',
      },
      wrong: [
        {
          text: 'Use a stolen token again after its time has expired',
          why: 'The expiry is compared. But as nothing is verified, an attacker would simply write a later one.',
        },
        {
          text: 'Read the key of the server from the decoded payload',
          why: 'The payload holds claims; the signing key is not part of a token.',
        },
        {
          text: 'Crash the server for everybody by a token that is too short',
          why: 'A malformed token makes this request fail with an exception, which is a defect of much smaller weight.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-10',
      difficulty: 'intermediate',
      question:
        'A single-page application without a backend of its own signs users in by OpenID Connect. Which flow should it use?',
      right: {
        text: 'Authorization code with PKCE',
        why: 'The code is useless without the verifier that only this browser has, and no token appears in an address.',
      },
      wrong: [
        {
          text: 'Implicit, with tokens in the fragment',
          why: 'Tokens in the address leak through history and scripts; the flow is no longer recommended.',
        },
        {
          text: 'Authorization code with a client secret',
          why: 'Code in the browser is readable by anybody, so the secret would be none.',
        },
        {
          text: 'Resource owner password credentials',
          why: 'The application would see the password, and a second factor or single sign-on could not work.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-11',
      difficulty: 'intermediate',
      question:
        'A mobile app sends this ID token to the orders API, which accepts it after checking signature, issuer and expiry. What is wrong?',
      code: {
        language: 'json',
        lines: [
          '{',
          '  "iss": "https://login.example.org",',
          '  "sub": "u-2817",',
          '  "aud": "mobile-app",',
          '  "nonce": "n-0S6_WzA2Mj",',
          '  "exp": 1780570800',
          '}',
        ],
      },
      right: {
        text: 'It is meant for the app; the API must insist on its own audience',
        why: 'Otherwise a token that any other application of the issuer received opens the API. The app should send an access token for the API.',
      },
      wrong: [
        {
          text: 'It is missing a list of roles; the API cannot know what is allowed',
          why: 'Roles can be looked up by `sub`. The API should not accept this token to begin with.',
        },
        {
          text: 'It is not encrypted; the API must insist on an encrypted token',
          why: 'TLS protects it on the way. Encryption would not change whom it is meant for.',
        },
        {
          text: 'It contains a nonce; the API must compare it with the last one',
          why: 'The nonce ties the token to the sign-in request of the app and is checked there.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-12',
      difficulty: 'intermediate',
      question:
        'A company of 900 people has come to 2,400 roles like these. Which change makes it manageable?',
      code: {
        language: 'text',
        lines: [
          'invoice-approver-de-under-5k',
          'invoice-approver-de-under-20k',
          'invoice-approver-fr-under-5k',
          'invoice-approver-fr-under-20k',
          '…',
        ],
      },
      right: {
        text: 'One role, with country and limit as attributes in a policy',
        why: 'Roles say what somebody does; attributes say within which bounds. Combining them avoids a role for each combination.',
      },
      wrong: [
        {
          text: 'One role, with the highest limit and all of the countries',
          why: 'Easy to manage, but nearly everybody could then approve far more than intended.',
        },
        {
          text: 'One role for each employee, named after the person',
          why: 'It replaces 2,400 roles by 900 individual cases that nobody can review by task.',
        },
        {
          text: 'One naming scheme, with a tool that generates the roles',
          why: 'It makes the multiplication quicker. The number of combinations stays.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-13',
      difficulty: 'intermediate',
      question:
        'A former employee’s account was disabled in the identity provider. A week later scripts of that person still change data in a cloud product that uses single sign-on. How is that possible?',
      right: {
        text: 'An API token of the product works without any sign-in',
        why: 'Single sign-on guards only the moment of signing in. Local tokens and accounts must be removed too, for example by SCIM deprovisioning.',
      },
      wrong: [
        {
          text: 'An assertion of the provider is valid for some weeks',
          why: 'Assertions are valid for minutes. It is what the product itself has issued that lives on.',
        },
        {
          text: 'A disabled account can still sign in from known devices',
          why: 'The provider refuses a disabled account on every device.',
        },
        {
          text: 'A product asks the provider only once in each quarter',
          why: 'It asks at every sign-in. These scripts do not sign in.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-14',
      difficulty: 'intermediate',
      question: 'Which of these employees should an access review flag first?',
      code: {
        language: 'text',
        lines: [
          'Ada    create vendors, approve payments',
          'Ben    create purchase orders, view vendors',
          'Cleo   approve payments, view all invoices',
          'Dan    create vendors, view payments',
        ],
      },
      right: {
        text: 'Ada, who could pay a vendor she has invented',
        why: 'Both halves of one business step in one hand: a breach of the segregation of duties. Split them or add a second approval.',
      },
      wrong: [
        {
          text: 'Ben, who could order without being approved',
          why: 'He creates orders, and the payment is approved by somebody else.',
        },
        {
          text: 'Cleo, who could see more than her own cases',
          why: 'An approver needs to see invoices; and she cannot create what she approves.',
        },
        {
          text: 'Dan, who could see where the payments went',
          why: 'Viewing and creating vendors alone moves no money.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-15',
      difficulty: 'intermediate',
      question:
        'An attacker with a stolen password triggers dozens of push requests at night until a user taps “approve”. What do you change in the push sign-in?',
      right: {
        text: 'The user types a number shown on the sign-in screen',
        why: 'Somebody who did not start the sign-in does not see the number. Limits on requests and alerts help besides.',
      },
      wrong: [
        {
          text: 'The user confirms each sign-in with a second tap',
          why: 'Whoever taps once to get some peace also taps twice.',
        },
        {
          text: 'The user gets the requests only during the day',
          why: 'It would move the attack into office hours, when an approval is even more likely.',
        },
        {
          text: 'The user receives a text message in place of a push',
          why: 'It stops the blind tapping, but such codes can be phished and phone numbers be taken over.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-16',
      difficulty: 'intermediate',
      question: 'All routes need a valid sign-in. What is missing in this one?',
      code: {
        language: 'javascript',
        lines: [
          "app.get('/invoices/:id', requireSignIn, async (req, res) => {",
          "  const { rows } = await db.query('SELECT * FROM invoices WHERE id = $1',",
          '    [req.params.id])',
          '  if (rows.length === 0) return res.sendStatus(404)',
          '  res.json(rows[0])',
          '})',
        ],
      },
      right: {
        text: 'A check that the invoice belongs to the user',
        why: 'Any signed-in user can read every invoice by counting up the number. Put the owner into the condition of the query.',
      },
      wrong: [
        {
          text: 'A random identifier in place of the number',
          why: 'It makes guessing harder but is no check; identifiers leak through links, logs and mails.',
        },
        {
          text: 'A protection of the query against injection',
          why: 'The value is passed as a parameter, which is that protection.',
        },
        {
          text: 'A second check that the session is still valid',
          why: '`requireSignIn` has just done that. Being signed in is not the same as being permitted.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-17',
      difficulty: 'expert',
      question:
        'A service verifies that the document contains a valid signature, then takes the user from the first `Assertion`. What happens with this?',
      code: {
        language: 'xml',
        lines: [
          '<Response>',
          '  <Assertion ID="evil"><Subject>admin@example.org</Subject></Assertion>',
          '  <Assertion ID="a1">',
          '    <Subject>guest@example.org</Subject>',
          '    <Signature><Reference URI="#a1"/>…</Signature>',
          '  </Assertion>',
          '</Response>',
        ],
      },
      right: {
        text: 'The guest is signed in as `admin@example.org`',
        why: 'Signature wrapping: what was verified is not what is read. Use only the element the verified reference points to, and reject further assertions.',
      },
      wrong: [
        {
          text: 'The guest is signed in as `guest@example.org`',
          why: 'That assertion is the signed one, but the code reads the first in the document.',
        },
        {
          text: 'The response is refused, as one part is not signed',
          why: 'The check asks for a valid signature somewhere, and there is one. An XML signature covers what it refers to.',
        },
        {
          text: 'The response is refused, as it changed on the way',
          why: 'The signed element is unaltered, so its digest is still right.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-18',
      difficulty: 'expert',
      question:
        'An application offers sign-in by several providers and merges accounts with the same email address. One provider lets users enter any address without checking it. What is the risk, and the fix?',
      right: {
        text: 'Taking over accounts by address; link by issuer and subject',
        why: 'Only `iss` with `sub` identifies a user. Link accounts after a sign-in to both, and trust an address only if a provider you rely on has verified it.',
      },
      wrong: [
        {
          text: 'Duplicate accounts by address; make the address unique',
          why: 'A unique address is what leads to the merging; the attacker gets the existing account.',
        },
        {
          text: 'Reading of addresses by others; store only their hashes',
          why: 'Nothing is read. A hash of the same address merges just as well.',
        },
        {
          text: 'Faking of tokens by this provider; check its signature',
          why: 'The signature is genuine. The provider truthfully passes on an address that nobody has checked.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-19',
      difficulty: 'expert',
      question: 'Refresh tokens are rotated at each use. What should the authorization server do at 10:20?',
      code: {
        language: 'text',
        lines: [
          '10:00  RT1 issued to app, IP 198.51.100.7',
          '10:15  RT1 used by     IP 203.0.113.99   -> AT2, RT2',
          '10:20  RT1 used by     IP 198.51.100.7',
        ],
      },
      right: {
        text: 'Refuse it and revoke RT2 and all that came from RT1',
        why: 'A used token that appears again means that two parties hold it. Which one is honest cannot be known, so the whole family ends and the user signs in again.',
      },
      wrong: [
        {
          text: 'Refuse it, but leave RT2 valid, as it is the newer one',
          why: 'The thief may have been first, and would then keep the access.',
        },
        {
          text: 'Accept it, as it comes from the address of 10:00',
          why: 'Addresses change and can be shared. Accepting a used token makes rotation pointless.',
        },
        {
          text: 'Accept it and give out RT2 to the second caller also',
          why: 'Then both would hold the same chain, and the theft would go unnoticed.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-20',
      difficulty: 'expert',
      question:
        'Access tokens are self-contained JWTs valid for 24 hours; services verify them locally. Security demands that a lockout work within five minutes. What is the most sensible design?',
      right: {
        text: 'Tokens of five minutes, renewed against a check of the account',
        why: 'The lifetime is the longest delay of a lockout, and services go on verifying locally. Only the renewal asks the central place.',
      },
      wrong: [
        {
          text: 'Tokens of 24 hours, deleted from the browser at the lockout',
          why: 'A copy elsewhere stays valid; a server cannot delete what an attacker has.',
        },
        {
          text: 'Tokens of 24 hours, with a new signing key for every lockout',
          why: 'That locks out everybody each time, and services cache keys.',
        },
        {
          text: 'Tokens without an end, looked up centrally at every request',
          why: 'A lockout acts at once, but every service then depends on one store, and stolen tokens never expire.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-21',
      difficulty: 'expert',
      question:
        'In Active Directory any user can ask for a service ticket of an account with a service principal name. Why are such accounts with chosen passwords attractive, and what is the remedy?',
      right: {
        text: 'Tickets can be cracked offline; use managed service accounts',
        why: 'A part of the ticket is encrypted with a key from the password of the account: Kerberoasting. Managed accounts have long random passwords that rotate.',
      },
      wrong: [
        {
          text: 'Tickets contain the password; force encrypted connections',
          why: 'They contain no password. The encrypted part merely allows guesses to be tested.',
        },
        {
          text: 'Tickets never expire; shorten the lifetime in the policy',
          why: 'Tickets expire after hours. Cracking needs one only as test material, for as long as one likes.',
        },
        {
          text: 'Tickets let one sign in as any user; limit who may ask',
          why: 'One gets a ticket to a service in one’s own name. Asking for one is the normal way of Kerberos and cannot be limited sensibly.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-22',
      difficulty: 'expert',
      question:
        'Administrators sign in through single sign-on with conditional access. A wrong policy, or an outage of the provider for the second factor, could lock out everyone. Which precaution is right?',
      right: {
        text: 'Two emergency accounts outside these policies, sealed and alarmed',
        why: 'They must not depend on what may fail: local, with hardware keys, every use raising an alarm, and tried out regularly.',
      },
      wrong: [
        {
          text: 'Two normal administrators left out of these policies at all times',
          why: 'Accounts in daily use without protection are the first ones to be attacked.',
        },
        {
          text: 'One shared account with the same second factor as all the others',
          why: 'It fails in the very outage for which it is meant.',
        },
        {
          text: 'One support contract under which the vendor resets the policies',
          why: 'Proving to a vendor who you are takes hours or days, and it is a way in for impostors.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-23',
      difficulty: 'expert',
      question:
        'A user agreed to an unknown OAuth app that asked for “read mail” and “access at any time”. The help desk reset password and second factor. Mails still leak. What was forgotten?',
      right: {
        text: 'Revoking the consent and tokens of the app',
        why: 'The app holds a grant of its own and needs neither password nor second factor. Limit also which apps users may consent to.',
      },
      wrong: [
        {
          text: 'Reinstalling the computer of the user',
          why: 'The app runs on foreign servers; there may be no malware at all.',
        },
        {
          text: 'Resetting the password once more',
          why: 'The grant of an app is usually not tied to the password.',
        },
        {
          text: 'Blocking the address of the sender',
          why: 'The mail with the link has done its work. The access goes through the API.',
        },
      ],
    },
    {
      id: 'identity-and-access-management-24',
      difficulty: 'expert',
      question:
        'A confidential client without PKCE is registered as below. `www.example.org/go?to=` forwards to any address given. Why is that dangerous?',
      code: {
        language: 'json',
        lines: [
          '{',
          '  "client_id": "shop",',
          '  "redirect_uris": ["https://www.example.org/*"],',
          '  "response_types": ["code", "token"]',
          '}',
        ],
      },
      right: {
        text: 'A crafted sign-in link can carry tokens off to a foreign site',
        why: 'The wildcard permits `/go?to=…`, whose redirect keeps the fragment with the token. Register exact addresses and drop the `token` response.',
      },
      wrong: [
        {
          text: 'A crafted sign-in link can make the client show its secret',
          why: 'The secret stays on the server of the client and never appears in redirects.',
        },
        {
          text: 'A foreign site can register itself by the same client ID',
          why: 'Registrations are made at the authorization server, not by knowing an ID, which is public.',
        },
        {
          text: 'A foreign site can read the cookies of `www.example.org`',
          why: 'Browsers keep cookies per site. A redirect to another site does not hand them over.',
        },
      ],
    },
  ],
}

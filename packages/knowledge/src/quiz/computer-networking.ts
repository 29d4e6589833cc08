import type { SkillQuiz } from './quiz-question.ts'

export const computerNetworkingQuiz: SkillQuiz = {
  skill: 'Computer Networking',
  questions: [
    {
      id: 'computer-networking-01',
      difficulty: 'beginner',
      question:
        'Two computers with these addresses are on the same switch. Where does the first one send a packet for the second?',
      code: {
        language: 'text',
        lines: ['first    192.168.10.20/26', 'second   192.168.10.90/26'],
      },
      right: {
        text: 'To its gateway, as the networks differ',
        why: 'A /26 has 64 addresses: .20 is in 0–63, .90 in 64–127. For the first, the second is in another network, cable or not.',
      },
      wrong: [
        {
          text: 'Straight to it, as the switch joins them',
          why: 'The sender decides by its mask. It will not ask for the MAC address of a host outside of its own network.',
        },
        {
          text: 'Straight to it, as `192.168.10` is equal',
          why: 'Comparing the first three numbers is right for a /24; a /26 includes two more bits.',
        },
        {
          text: 'To all hosts, as the target is not known',
          why: 'Broadcasts find MAC addresses within the own network. A packet for another network goes to a gateway.',
        },
      ],
    },
    {
      id: 'computer-networking-02',
      difficulty: 'beginner',
      question: 'What is the most likely cause of this behavior?',
      code: {
        language: 'console',
        lines: [
          '$ ping -c1 9.9.9.9',
          '64 bytes from 9.9.9.9: icmp_seq=1 ttl=57 time=11.2 ms',
          '$ ping -c1 www.example.org',
          'ping: www.example.org: Temporary failure in name resolution',
        ],
      },
      right: {
        text: 'The configured DNS server does not answer',
        why: 'Packets reach the internet, but the name cannot be turned into an address. Check `/etc/resolv.conf` and the server named there.',
      },
      wrong: [
        {
          text: 'The default gateway is missing or wrong',
          why: 'Then `9.9.9.9`, which is outside, could not be reached either.',
        },
        {
          text: 'The site `www.example.org` is down',
          why: 'The name was not resolved, so nothing has been sent to the site yet.',
        },
        {
          text: 'A firewall on the way blocks all ICMP',
          why: 'The first `ping` uses ICMP and is answered.',
        },
      ],
    },
    {
      id: 'computer-networking-03',
      difficulty: 'beginner',
      question:
        'Connecting to port 5432 of a server fails at once with `Connection refused`. What does that tell you?',
      right: {
        text: 'The host was reached, but nothing accepts on that port',
        why: 'The refusal is an answer, a TCP reset. Usually the program is not running or listens on another address; some firewalls reject like that as well.',
      },
      wrong: [
        {
          text: 'The host is switched off or the route to it is broken',
          why: 'Then there would be no answer and the attempt would end in a time-out or `No route to host`.',
        },
        {
          text: 'The host was reached, but the password is not correct',
          why: 'A login comes after the connection has been made; here none was made.',
        },
        {
          text: 'The packets are silently dropped by a firewall between',
          why: 'Dropped packets leave you waiting for a time-out. Here an answer came at once.',
        },
      ],
    },
    {
      id: 'computer-networking-04',
      difficulty: 'beginner',
      question: 'Why do voice calls usually run over UDP and not over TCP?',
      right: {
        text: 'A packet sent again would arrive too late to be played',
        why: 'TCP would hold back all that follows until the lost piece has come. For speech a short gap is better than a growing delay.',
      },
      wrong: [
        {
          text: 'A lost packet is detected and repaired faster by UDP',
          why: 'UDP neither detects nor repairs losses; the application has to cope.',
        },
        {
          text: 'A call needs encryption, which is a part of UDP only',
          why: 'Neither protocol encrypts. TLS does so on TCP, DTLS or SRTP on UDP.',
        },
        {
          text: 'A call needs packets in order, which UDP guarantees',
          why: 'It is TCP that guarantees order. UDP packets can overtake each other.',
        },
      ],
    },
    {
      id: 'computer-networking-05',
      difficulty: 'beginner',
      question: 'This host reaches its neighbors but nothing beyond. What is missing?',
      code: {
        language: 'console',
        lines: [
          '$ ip route',
          '10.20.0.0/24 dev eth0 proto kernel scope link src 10.20.0.15',
          '$ ping -c1 10.20.0.1',
          '64 bytes from 10.20.0.1: icmp_seq=1 ttl=64 time=0.4 ms',
          '$ ping -c1 10.30.0.8',
          'ping: connect: Network is unreachable',
        ],
      },
      right: {
        text: 'A default route through the router',
        why: 'There is only a route to the own network. `ip route add default via 10.20.0.1` gives all other traffic a way.',
      },
      wrong: [
        {
          text: 'A second network card for `10.30`',
          why: 'One card is enough: other networks are reached through a router.',
        },
        {
          text: 'A name server that knows `10.30.0.8`',
          why: 'An address needs no name resolution.',
        },
        {
          text: 'A firewall rule for ICMP replies',
          why: 'The host itself reports that it knows no way; the packet has not left it.',
        },
      ],
    },
    {
      id: 'computer-networking-06',
      difficulty: 'beginner',
      question: 'A laptop that should get its address automatically shows this. What do you conclude?',
      code: {
        language: 'text',
        lines: ['Ethernet: connected', 'IPv4:     169.254.83.17', 'Mask:     255.255.0.0', 'Gateway:  none'],
      },
      right: {
        text: 'It got no answer from a DHCP server',
        why: 'It then gives itself an address from `169.254.0.0/16`, which works on the local link only. Check the cable, VLAN and the DHCP server.',
      },
      wrong: [
        {
          text: 'It got an address from the wrong server',
          why: 'DHCP servers do not give out addresses of this range, and a lease usually names a gateway.',
        },
        {
          text: 'It lost the connection to the internet',
          why: 'A failure beyond the router would leave the laptop with its normal address.',
        },
        {
          text: 'It has the same address as another host',
          why: 'Automatic addresses are checked for duplicates; a conflict is reported differently.',
        },
      ],
    },
    {
      id: 'computer-networking-07',
      difficulty: 'beginner',
      question:
        'One switch carries VLAN 10 (office) and VLAN 20 (cameras), each with its own subnet. What is needed so that an office PC can view a camera?',
      right: {
        text: 'A router or layer 3 switch between both VLANs',
        why: 'A switch keeps VLANs apart like separate switches. Traffic between them has to be routed, which is also where it can be filtered.',
      },
      wrong: [
        {
          text: 'A patch cable between a port of each VLAN',
          why: 'It would merge both VLANs on layer 2 and lose the separation, and the subnets would still differ.',
        },
        {
          text: 'A trunk port for the PC with both VLANs',
          why: 'Trunks carry several VLANs between devices. They do not make one VLAN reach another.',
        },
        {
          text: 'A faster uplink from the switch to the core',
          why: 'Speed does not matter: no path exists between the VLANs.',
        },
      ],
    },
    {
      id: 'computer-networking-08',
      difficulty: 'beginner',
      question:
        'You point `shop.example.org` to a new server. An hour later some customers still reach the old one. What is the usual reason?',
      right: {
        text: 'Resolvers keep the old answer until its TTL is over',
        why: 'Answers are cached as long as the record said. Lower the TTL some time before a move and keep the old server running meanwhile.',
      },
      wrong: [
        {
          text: 'Registries need a day to copy the record worldwide',
          why: 'Records are not copied around. They are asked for and cached; only a change of name servers involves the registry.',
        },
        {
          text: 'Browsers keep the address until the user logs out',
          why: 'Browsers cache names for a short time only, and that has nothing to do with logins.',
        },
        {
          text: 'Routers on the way have not learned the new path yet',
          why: 'Routers look at addresses and know nothing of names. The new address is reachable already.',
        },
      ],
    },
    {
      id: 'computer-networking-09',
      difficulty: 'intermediate',
      question: 'Which way does a packet to `10.1.2.77` take?',
      code: {
        language: 'console',
        lines: [
          '$ ip route',
          'default via 192.0.2.1 dev eth0',
          '10.0.0.0/8 via 192.0.2.10 dev eth0',
          '10.1.0.0/16 via 192.0.2.20 dev eth0',
          '10.1.2.64/29 via 192.0.2.30 dev eth0',
        ],
      },
      right: {
        text: 'Via 192.0.2.20',
        why: 'The longest matching prefix wins. `10.1.2.64/29` ends at .71, so the /16 is the most specific that contains .77.',
      },
      wrong: [
        {
          text: 'Via 192.0.2.30',
          why: 'A /29 holds eight addresses, .64 to .71; .77 is not among them.',
        },
        {
          text: 'Via 192.0.2.10',
          why: 'The /8 matches, but the /16 matches more bits. The order in the table does not matter.',
        },
        {
          text: 'Via 192.0.2.1',
          why: 'The default route, the shortest prefix, is used only if nothing else matches.',
        },
      ],
    },
    {
      id: 'computer-networking-10',
      difficulty: 'intermediate',
      question: 'Users report no problem. What does hop 3 in this trace mean?',
      code: {
        language: 'text',
        lines: [
          ' 1  10.0.0.1        0.6 ms   0.5 ms   0.6 ms',
          ' 2  198.51.100.1    3.1 ms   3.0 ms   3.2 ms',
          ' 3  * * *',
          ' 4  203.0.113.9     9.8 ms   9.7 ms   9.9 ms',
          ' 5  203.0.113.80   10.1 ms  10.0 ms  10.2 ms',
        ],
      },
      right: {
        text: 'A router that forwards but sends no ICMP answers',
        why: 'Later hops answer, so packets pass it. Many routers suppress or limit the messages that traceroute relies on.',
      },
      wrong: [
        {
          text: 'A router that loses the packets sent through it',
          why: 'Then hops 4 and 5 would show losses as well.',
        },
        {
          text: 'A router that is down, so that traffic bypasses it',
          why: 'The number counts real hops of the path used. Something lowered the TTL there.',
        },
        {
          text: 'A router whose name is not found in reverse DNS',
          why: 'A missing name leaves the address on display. Stars mean that no answer came.',
        },
      ],
    },
    {
      id: 'computer-networking-11',
      difficulty: 'intermediate',
      question:
        'Two PCs behind one home router both connect from their port 50000 to port 443 of the same web server. How does the router keep the answers apart?',
      right: {
        text: 'It gives one of the two another source port outside',
        why: 'The server sees one address with two ports. The router notes which inner address and port belong to which outer port.',
      },
      wrong: [
        {
          text: 'It remembers the MAC address of each PC in the packet',
          why: 'MAC addresses do not leave the local link, so answers cannot carry them.',
        },
        {
          text: 'It makes the second PC wait until the first has ended',
          why: 'Thousands of connections to one server can exist at once through NAT.',
        },
        {
          text: 'It sends the answers to both, and the wrong one drops them',
          why: 'Each answer is translated to exactly one inner address.',
        },
      ],
    },
    {
      id: 'computer-networking-12',
      difficulty: 'intermediate',
      question:
        'A proxy opens a new connection to its one backend for each request. Under load it logs this. What helps most?',
      code: {
        language: 'console',
        lines: [
          'connect() to 10.0.5.20:8080 failed: Cannot assign requested address',
          '$ ss -tan state time-wait dst 10.0.5.20 | wc -l',
          '28231',
        ],
      },
      right: {
        text: 'Keeping connections to the backend open for reuse',
        why: 'Each closed connection blocks a source port for a minute, and about 28,000 are available per destination. Reuse avoids most of them.',
      },
      wrong: [
        {
          text: 'Raising the limit of open files for the proxy',
          why: 'That limit gives `Too many open files`. A connection in TIME_WAIT holds no descriptor of the process.',
        },
        {
          text: 'Adding memory to the backend for its sockets',
          why: 'It is the proxy that cannot find a free local port.',
        },
        {
          text: 'Shortening the time-outs for idle connections',
          why: 'They are closed already; closing more of them adds to those in TIME_WAIT.',
        },
      ],
    },
    {
      id: 'computer-networking-13',
      difficulty: 'intermediate',
      question:
        'A desktop browser opens `https://api.example.org` without complaint. What is wrong on the server?',
      code: {
        language: 'console',
        lines: [
          '$ curl https://api.example.org/',
          'curl: (60) SSL certificate problem: unable to get local issuer certificate',
          '$ openssl s_client -connect api.example.org:443 </dev/null | grep -A2 chain',
          'Certificate chain',
          ' 0 s:CN = api.example.org',
          '   i:C = XX, O = Example Trust, CN = Example Issuing CA 2',
        ],
      },
      right: {
        text: 'It does not send the intermediate certificate',
        why: 'Only its own certificate is sent, and the issuer is not a root. Browsers often have the intermediate cached or fetch it; `curl` does not.',
      },
      wrong: [
        {
          text: 'It sends a certificate for another host name',
          why: 'The subject matches, and a mismatch would be reported as such.',
        },
        {
          text: 'It does not send the root certificate along',
          why: 'Roots need not be sent: clients trust only their own copy.',
        },
        {
          text: 'It sends a certificate that has just expired',
          why: 'The message would say so, and the browser would refuse it as well.',
        },
      ],
    },
    {
      id: 'computer-networking-14',
      difficulty: 'intermediate',
      question:
        'You look up `new.example.org`, get “no such name”, then create the record. For an hour your computer still gets “no such name”. What decides how long?',
      right: {
        text: 'The negative caching time in the SOA record of the zone',
        why: 'Resolvers also cache that a name does not exist, for the lesser of the SOA record TTL and its minimum field. Create records before asking for them.',
      },
      wrong: [
        {
          text: 'The TTL of the new record, which has to run out first',
          why: 'A TTL counts from when an answer is fetched, and this record has not been fetched yet.',
        },
        {
          text: 'The refresh interval between the zone and its secondaries',
          why: 'With notifications they follow in seconds, and your resolver would not ask again anyway.',
        },
        {
          text: 'The time for which the lease of the computer is valid',
          why: 'A DHCP lease tells which resolver to use; it has no part in its cache.',
        },
      ],
    },
    {
      id: 'computer-networking-15',
      difficulty: 'intermediate',
      question:
        'Connections to a printer break off every few minutes. Two looks at the ARP table show this. What is going on?',
      code: {
        language: 'console',
        lines: [
          '$ ip neigh show 10.0.0.50',
          '10.0.0.50 dev eth0 lladdr 00:1b:a9:11:22:33 REACHABLE',
          '$ ip neigh show 10.0.0.50   # two minutes later',
          '10.0.0.50 dev eth0 lladdr 3c:52:82:aa:bb:cc REACHABLE',
        ],
      },
      right: {
        text: 'Two devices use the same IP address',
        why: 'Whoever answered the last ARP request gets the packets. Find the second by its MAC address on the switch; often it is a static address in the DHCP range.',
      },
      wrong: [
        {
          text: 'The printer renews its lease too often',
          why: 'A renewed lease does not change the MAC address of the device.',
        },
        {
          text: 'The switch forgets in which port it is',
          why: 'That table of the switch maps MAC addresses to ports and does not change which MAC is in the ARP table.',
        },
        {
          text: 'The cable of the printer is loose at times',
          why: 'A loose contact loses packets, but the neighbor would keep its MAC address.',
        },
      ],
    },
    {
      id: 'computer-networking-16',
      difficulty: 'intermediate',
      question:
        'Somebody plugs both ends of a cable into wall sockets of one office. All switches flash wildly and nothing works. Why, and what prevents it?',
      right: {
        text: 'Broadcasts circle without end; spanning tree or loop protection',
        why: 'Ethernet frames have no TTL, so a loop multiplies them until links are full. Spanning tree blocks one port, and BPDU guard shuts such sockets.',
      },
      wrong: [
        {
          text: 'Routers see two equal paths; a lower metric on one of the two',
          why: 'The loop is on layer 2, below all routing, and its frames are never routed.',
        },
        {
          text: 'Addresses are handed out twice; a longer lease on the DHCP server',
          why: 'A loop makes no new leases. It is the flood of frames that stops the network.',
        },
        {
          text: 'The ports negotiate a wrong speed; a fixed setting on every port',
          why: 'A wrong speed or duplex slows down one link and does not bring down all switches.',
        },
      ],
    },
    {
      id: 'computer-networking-17',
      difficulty: 'expert',
      question:
        'Over a new VPN, SSH logins and small pages work, but large downloads and `git clone` hang. Which cause fits best?',
      right: {
        text: 'Large packets exceed the tunnel MTU, and the ICMP about it is dropped',
        why: 'Senders set “don’t fragment” and never learn that they must send less: a black hole of path MTU discovery. Let the ICMP through or clamp the MSS.',
      },
      wrong: [
        {
          text: 'Large packets are sorted behind small ones by the scheduler of the VPN',
          why: 'Prioritizing makes transfers slower under load; it does not stop them altogether.',
        },
        {
          text: 'Long connections are cut off by the idle time-out of a firewall between',
          why: 'A running download is not idle, and it hangs from its first full-size packets.',
        },
        {
          text: 'Long connections exceed the lifetime of the keys and are not rekeyed',
          why: 'Lifetimes are minutes or hours. Here the size matters and not the time.',
        },
      ],
    },
    {
      id: 'computer-networking-18',
      difficulty: 'expert',
      question:
        'Traffic from a client to a server goes through firewall 1, but the answers come back through firewall 2. Both are stateful and do not share state. Pings are allowed by rules in both directions. What do you see?',
      right: {
        text: 'Pings can work, while TCP connections are not established',
        why: 'Firewall 2 sees a SYN-ACK without having seen the SYN and drops it as invalid. Route symmetrically or synchronize the states.',
      },
      wrong: [
        {
          text: 'TCP connections work, while pings do not come through',
          why: 'Each ping passes by an explicit rule; it is TCP whose states are tracked strictly.',
        },
        {
          text: 'All of it works, as each firewall allows its direction',
          why: 'A stateful firewall judges a packet of TCP by its connection and not alone by a rule.',
        },
        {
          text: 'None of it works, as routing has to be symmetric in IP',
          why: 'IP permits asymmetric paths, which are common on the internet. It is the tracking of states that breaks.',
        },
      ],
    },
    {
      id: 'computer-networking-19',
      difficulty: 'expert',
      question:
        'One TCP transfer over a loss-free 1 Gbit/s line with 100 ms round-trip time never exceeds about 5 Mbit/s; ten parallel ones reach 50. What is the likely limit?',
      right: {
        text: 'A window of 64 kB for each of the connections',
        why: 'At most one window is in flight per round trip: 65,535 bytes in 0.1 s are 5.2 Mbit/s. Window scaling has been lost, or the buffers are too small.',
      },
      wrong: [
        {
          text: 'A rate limit of the provider for the whole line',
          why: 'Then ten connections together would not get more than one.',
        },
        {
          text: 'A congestion window that shrinks by lost packets',
          why: 'The line loses nothing. Losses would also make the rate jump rather than stay at one value.',
        },
        {
          text: 'A processor that is too slow for the checksums',
          why: 'Then ten connections would have to share the processor; the rate would not grow tenfold.',
        },
      ],
    },
    {
      id: 'computer-networking-20',
      difficulty: 'expert',
      question:
        'Why does HTTP/3 often load pages faster than HTTP/2 on a mobile connection with 2% packet loss?',
      right: {
        text: 'A lost packet holds up only the streams whose data it carried',
        why: 'HTTP/2 runs all streams over one TCP connection, and a gap stops everything behind it. QUIC orders each stream separately.',
      },
      wrong: [
        {
          text: 'A lost packet need not be sent again, as it is based on UDP',
          why: 'QUIC does retransmit lost data. It only builds that upon UDP itself.',
        },
        {
          text: 'A server can send more at once, as there is no congestion control',
          why: 'QUIC has congestion control much like that of TCP.',
        },
        {
          text: 'A browser opens more connections at a time than it did before',
          why: 'HTTP/3 uses one connection per origin too. Many connections were the way of HTTP/1.1.',
        },
      ],
    },
    {
      id: 'computer-networking-21',
      difficulty: 'expert',
      question:
        'You announce `203.0.112.0/22` by BGP. By mistake a foreign network announces `203.0.113.0/24`, and others accept it. What happens?',
      right: {
        text: 'Traffic for that /24 goes there, however short your path is',
        why: 'Forwarding prefers the longest prefix before any attribute of a path counts. Announce the /24 yourself, and have RPKI reject invalid origins.',
      },
      wrong: [
        {
          text: 'Traffic for the /22 goes to whoever has the shorter path',
          why: 'Path length decides only between routes for the same prefix. The /22 and the /24 are two routes.',
        },
        {
          text: 'Traffic is shared between both until one withdraws its route',
          why: 'Sharing happens between equal routes of one prefix.',
        },
        {
          text: 'Traffic stays with you, as the older announcement is preferred',
          why: 'Age is at most a late tie-breaker between routes for the same prefix.',
        },
      ],
    },
    {
      id: 'computer-networking-22',
      difficulty: 'expert',
      question: 'What do you conclude about this home line with 40 Mbit/s upstream, and what helps?',
      code: {
        language: 'text',
        lines: [
          'ping while idle                     12 ms   loss 0 %',
          'ping during one large upload       840 ms   loss 0 %',
          'speed of the upload                 39 Mbit/s',
        ],
      },
      right: {
        text: 'A large buffer fills up; fair queuing with a limit on delay',
        why: 'TCP fills any buffer before it sees a loss, and others wait behind it. Smart queues such as fq_codel, shaped a bit below line rate, cure it.',
      },
      wrong: [
        {
          text: 'The line is too slow; a tariff with a higher upstream speed',
          why: 'The upload would fill that one too, with the same queue in front of it.',
        },
        {
          text: 'The line has faults; a test of the cabling by the provider',
          why: 'The full speed is reached without losses, so the line itself is fine.',
        },
        {
          text: 'The buffer is too small; more memory for queues in the router',
          why: 'A bigger buffer would make the wait even longer.',
        },
      ],
    },
    {
      id: 'computer-networking-23',
      difficulty: 'expert',
      question:
        'A client sends each request in two small writes, header and body, and waits for the answer. In a LAN with 0.2 ms each request takes about 40 ms. What is the cause?',
      right: {
        text: 'Nagle holds the second write until a delayed ACK arrives',
        why: 'The sender waits for the ACK of the first piece, the receiver waits for more data before acknowledging. Write once, or set `TCP_NODELAY`.',
      },
      wrong: [
        {
          text: 'Slow start lets through just one packet per round trip',
          why: 'The initial window is about ten packets, and a round trip takes 0.2 ms here.',
        },
        {
          text: 'Each write makes the kernel look up the name once more',
          why: 'Names are resolved before connecting and not for every write.',
        },
        {
          text: 'Each write needs its own handshake with the receiver',
          why: 'The handshake happens once per connection, and it would take 0.2 ms.',
        },
      ],
    },
    {
      id: 'computer-networking-24',
      difficulty: 'expert',
      question:
        'Clients of a busy service see sporadic connection delays of 1 and 3 seconds. What does this output on the server suggest?',
      code: {
        language: 'console',
        lines: [
          '$ ss -ltn sport = :8080',
          'State   Recv-Q  Send-Q   Local Address:Port   Peer Address:Port',
          'LISTEN  129     128            0.0.0.0:8080        0.0.0.0:*',
          '$ nstat -az TcpExtListenOverflows',
          'TcpExtListenOverflows           48211              0.0',
        ],
      },
      right: {
        text: 'The application accepts too slowly, and its queue is full',
        why: 'For a listening socket these are the waiting and the permitted connections. Overflowing ones are dropped, and clients retry after 1 s, then 2 s more.',
      },
      wrong: [
        {
          text: 'The network loses packets, which are then sent once more',
          why: 'Losses on the way do not fill the accept queue or raise this counter.',
        },
        {
          text: 'The clients read too slowly, so that data piles up here',
          why: 'That shows in `Send-Q` of established connections. In `LISTEN` the columns mean something else.',
        },
        {
          text: 'The server is out of local ports for further connections',
          why: 'A server uses its one port for all clients. Running out of ports affects the connecting side.',
        },
      ],
    },
  ],
}

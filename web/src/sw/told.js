// What a hall tells a browser whose page isn't open, and what happens when somebody presses it.
// `web/precache.mjs` puts this at the end of the service worker that keeps the page's files.

/** What came, as the hall has written it; whatever it is, something must be shown. */
function toldBy(data) {
    const nothing = { title: 'Meadhall', body: '', path: '', tag: 'meadhall', lang: 'en' };
    try {
        return { ...nothing, ...data.json() };
    } catch {
        return nothing;
    }
}

/** An address of this hall's, and of no other. */
function addressOf(path) {
    const scope = self.registration.scope;
    const address = new URL(String(path), scope).href;
    return address.startsWith(scope) ? address : scope;
}

async function show(data) {
    const { title, body, path, tag, lang } = toldBy(data);
    await self.registration.showNotification(title, {
        body,
        lang,
        tag,
        renotify: true,
        icon: new URL('page/icon-192.png', self.registration.scope).href,
        badge: new URL('page/icon-192.png', self.registration.scope).href,
        data: { path },
    });
}

/** The table that was told of: where it is open already, else in a window of its own. */
async function open(path) {
    const address = addressOf(path);
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((each) => each.url.split(/[?#]/)[0] === address.split(/[?#]/)[0]);
    return there ? there.focus() : self.clients.openWindow(address);
}

const keysOf = (subscription) => {
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
};

/** The browser has got itself another address: tell the hall, which knows the old one. */
async function moved({ oldSubscription, newSubscription }) {
    if (!oldSubscription) return;
    const manager = self.registration.pushManager;
    const fresh = newSubscription ?? (await manager.subscribe(oldSubscription.options));
    await fetch(addressOf('api/notices/push/moved'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ old: keysOf(oldSubscription), new: keysOf(fresh) }),
    });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.path ?? ''));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event)));

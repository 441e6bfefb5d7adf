import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as library from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as own from './hash-router.ts';

type Router = Pick<typeof library, keyof typeof own>;

/** Whatever the library does for the storefront, ours does: each test runs on both. */
describe.each([
  ['the library', library],
  ['ours', own as unknown as Router],
])('%s', (_, router) => {
  const { HashRouter, Link, Navigate, NavigationType, Outlet, Route, Routes } = router;

  function Frame() {
    return (
      <main>
        <Outlet context="of the frame" />
      </main>
    );
  }

  function Page({ name }: { name: string }) {
    const { pathname, search, state } = router.useLocation();
    const [params, setParams] = router.useSearchParams();
    const step = router.useNavigationType() === NavigationType.Pop ? 'pop' : 'push';
    const navigate = router.useNavigate();
    const context = router.useOutletContext<string | undefined>();
    return (
      <div>
        <p data-testid="page">{`${name} ${pathname}${search} ${JSON.stringify(state)} ${step} ${context ?? '-'}`}</p>
        <p data-testid="q">{params.get('q') ?? '-'}</p>
        <Link to="/list?q=纸" state={{ from: 'link' }}>
          list
        </Link>
        <Link to="/list" target="_blank">
          new tab
        </Link>
        <Link to="https://example.com/x">outside</Link>
        <Link to="?q=2">here</Link>
        <button onClick={() => setParams({ q: '笔 & 纸' }, { replace: true })}>set</button>
        <button onClick={() => setParams({}, { replace: true })}>clear</button>
        <button onClick={() => void navigate('/centre/orders/', { replace: true, state: 7 })}>go</button>
        <button onClick={() => void navigate(-1)}>back</button>
      </div>
    );
  }

  const app = (
    <HashRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/home" replace />} />
        <Route element={<Frame />}>
          <Route path="/home" element={<Page name="home" />} />
          {['/list', '/list/all'].map((path) => (
            <Route key={path} path={path} element={<Page name={path} />} />
          ))}
          <Route path="/centre/*" element={<Page name="centre" />} />
        </Route>
        <Route path="/Bare" element={<Page name="bare" />} />
        <Route path="*" element={<Navigate to="/home?lost=1" replace />} />
      </Routes>
    </HashRouter>
  );

  const open = (hash: string) => {
    window.history.replaceState(null, '', hash || '#');
    render(app);
  };
  const shown = () => screen.getByTestId('page').textContent;
  const click = (name: string, how = {}) => act(() => void fireEvent.click(screen.getByText(name), how));

  beforeEach(() => window.history.replaceState(null, '', '#'));
  afterEach(cleanup);

  test.each([
    ['', 'home /home null push of the frame'],
    ['#home', 'home /home null pop of the frame'],
    ['#/HOME/', 'home /HOME/ null pop of the frame'],
    ['#/list/all?x=1#part', '/list/all /list/all?x=1 null pop of the frame'],
    ['#/centre', 'centre /centre null pop of the frame'],
    ['#/centre/a/b', 'centre /centre/a/b null pop of the frame'],
    ['#/centred', 'home /home?lost=1 null push of the frame'],
    ['#/bare?', 'bare /bare? null pop -'],
    ['#/nowhere', 'home /home?lost=1 null push of the frame'],
  ])('%s draws its page', (hash, text) => {
    open(hash);
    expect(shown()).toBe(text);
  });

  test('a link leads on with its state, and says where', () => {
    open('#/home');
    const entries = window.history.length;
    click('list');
    expect(shown()).toBe(`/list ${window.location.hash.slice(1)} {"from":"link"} push of the frame`);
    expect(screen.getByTestId('q').textContent).toBe('纸');
    expect(window.history.length).toBe(entries + 1);
    expect(screen.getByText('outside').getAttribute('href')).toBe('https://example.com/x');
    expect(screen.getByText('here').getAttribute('href')).toBe('#/list?q=2');
  });

  test('a link to where one is makes no new entry', () => {
    open('#/home');
    click('here');
    const entries = window.history.length;
    click('here');
    expect(window.history.length).toBe(entries);
    expect(shown()).toContain('/home?q=2');
  });

  test('clicks for a new tab are left to the browser', () => {
    open('#/home');
    click('list', { ctrlKey: true });
    click('list', { button: 1 });
    click('new tab');
    expect(shown()).toContain('home /home');
  });

  test('parameters are set in place, and read back as they were', () => {
    open('#/list?q=1');
    const entries = window.history.length;
    click('set');
    expect(screen.getByTestId('q').textContent).toBe('笔 & 纸');
    expect(window.history.length).toBe(entries);
    click('clear');
    expect(window.location.hash).toBe('#/list');
    click('go');
    expect(shown()).toBe('centre /centre/orders/ 7 push of the frame');
  });

  test('an address typed by hand and a step back count as steps', () => {
    open('#/home');
    click('list');
    window.history.replaceState(window.history.state, '', '#/Bare');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toBe('bare /Bare {"from":"link"} pop -');
  });
});

import { Outlet } from 'react-router';

export function CheckoutLayout() {
  return (
    <main className="wrap">
      <Outlet />
    </main>
  );
}

/**
 * The part of react-router that the storefront uses, for addresses behind the #; its build puts this in the library's place
 * (ADR 84). `hash-router.test.tsx` holds the two against each other.
 */
export { NavigationType } from './history.ts';
export { Link } from './Link.tsx';
export { Navigate, useNavigate, useSearchParams } from './navigation.tsx';
export { Outlet, Route, Routes, useOutletContext } from './routes.tsx';
export { HashRouter, useLocation, useNavigationType } from './visit.tsx';

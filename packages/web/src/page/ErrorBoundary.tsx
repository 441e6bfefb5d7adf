import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { Component, type ReactNode } from 'react';

/**
 * Shows an error in place of a screen that throws or cannot be loaded; header and footer stay. Use the address as its
 * key, so that the next page starts without the error.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorState title="页面没有打开" message="请检查网络后重新加载" onRetry={() => window.location.reload()} />;
  }
}

import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { Component, type ReactNode } from 'react';

/** A screen that breaks or whose files cannot be fetched shows an error in its place; header and footer stay. Key it by the address. */
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
